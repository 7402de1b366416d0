import { type Todo, todoPatchForm, todoSteps } from '@rentsafe/domain/todo';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../calls/client';
import { showTodos } from '../../../calls/todos';
import { ActionDialog } from '../../../forms/ActionDialog';
import { TodoFields } from './TodoFields';

/** Changes what was written down. */
export function EditTodoDialog({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(todo);
  const [form] = useState(() => todoPatchForm(before.version ?? 1));
  return (
    <ActionDialog
      title="Edit To-Do"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      send={async (body) => {
        await request(todoSteps.calls.edit, { ids: { id: before.id ?? 0 }, body });
        await showTodos(queryClient);
      }}
      done="To-do saved"
      failure="Failed to save to-do"
      onClose={onClose}
    >
      <TodoFields todo={before} />
    </ActionDialog>
  );
}
