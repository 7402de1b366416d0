import { todoForm } from '@rentsafe/domain/todo';
import { useQueryClient } from '@tanstack/react-query';
import { addTodo, showTodos, todosKey } from '../../../calls/todos';
import { CreationDialog } from '../../../forms/CreationDialog';
import { TodoFields } from './TodoFields';

/** Something new to do. */
export function AddTodoDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="Add To-Do"
      creation={{
        record: 'to-do',
        form: todoForm,
        add: addTodo,
        lists: todosKey,
        onCreated: () => void showTodos(queryClient),
        recordOf: ({ title }) => ({ description: title }),
      }}
      onClose={onClose}
    >
      <TodoFields />
    </CreationDialog>
  );
}
