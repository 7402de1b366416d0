import type { Todo } from '@rentsafe/domain/todo';
import { EditTodoDialog } from './EditTodoDialog';
import { SnoozeDialog } from './SnoozeDialog';

export interface TodoTask {
  action: 'edit' | 'snooze';
  todo: Todo;
}

/** The dialog of an action on something to do. */
export function TodoDialog({ task: { action, todo }, onClose }: { task: TodoTask; onClose: () => void }) {
  const Dialog = action === 'edit' ? EditTodoDialog : SnoozeDialog;
  return <Dialog todo={todo} onClose={onClose} />;
}
