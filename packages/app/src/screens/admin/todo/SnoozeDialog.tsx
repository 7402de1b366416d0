import { today } from '@rentsafe/domain/date';
import { type Todo, todoSnoozeForm } from '@rentsafe/domain/todo';
import { addDays } from '@rentsafe/format/date';
import { DateField } from '@rentsafe/ui/DateField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hideTodo, showTodos } from '../../../calls/todos';
import { ActionDialog } from '../../../forms/ActionDialog';

/** Hides something from oneself until a day. */
export function SnoozeDialog({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [form] = useState(() => todoSnoozeForm(todo.key));
  const tomorrow = addDays(today(), 1);
  return (
    <ActionDialog
      title="Snooze"
      description={`${todo.title}. This hides it from you only; others still see it.`}
      form={form}
      submitLabel="Snooze"
      pendingLabel="Snoozing..."
      send={async (body) => {
        await hideTodo(body);
        await showTodos(queryClient);
      }}
      done="Snoozed"
      failure="Failed to snooze"
      onClose={onClose}
    >
      <DateField label="Until" name="until_on" required min={tomorrow} defaultValue={tomorrow} />
    </ActionDialog>
  );
}
