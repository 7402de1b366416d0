import { today } from '@rentsafe/domain/date';
import { fullName } from '@rentsafe/domain/individual';
import { type Todo, todoPriorities } from '@rentsafe/domain/todo';
import { DateField } from '@rentsafe/ui/DateField';
import { Select, type SelectOption } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { skipToken, useQuery } from '@tanstack/react-query';
import { assigneesQuery } from '../../../calls/todos';
import { Fields } from '../../../forms/Fields';
import { optionsOf } from '../../../forms/options';
import { useMay } from '../../../session/useMay';
import { useMe } from '../../../session/useMe';
import { priorityTexts } from '../../../todo/todoTexts';

/** Oneself first; the others for Admins, who may list them; and whoever it is assigned to. */
function useAssignees(present: Todo['assigned_to']): SelectOption[] {
  const may = useMay();
  const me = useMe().data;
  const query = assigneesQuery(me?.client ?? 0);
  const { data = [] } = useQuery({
    ...query,
    queryFn: me && may('listUsers') ? query.queryFn : skipToken,
  });
  const people = new Map<string, string>();
  if (me) people.set(String(me.id), `${fullName(me)} (you)`);
  for (const user of data) if (user.id !== me?.id) people.set(String(user.id), fullName(user));
  if (present && !people.has(String(present.id))) people.set(String(present.id), present.name);
  return [...people].map(([value, label]) => ({ value, label }));
}

/** What is to be done, when, how urgently and by whom. */
export function TodoFields({ todo }: { todo?: Todo }) {
  return (
    <>
      <TextField
        label="To do"
        name="title"
        required
        autoComplete="off"
        maxLength={255}
        defaultValue={todo?.title ?? ''}
      />
      <Fields>
        <DateField label="Date" name="due_on" required defaultValue={todo?.due_on ?? today()} />
        <Select
          label="Priority"
          name="priority"
          required
          options={optionsOf(todoPriorities, (priority) => priorityTexts[priority].label)}
          defaultValue={todo?.priority ?? 'medium'}
        />
        <TextField
          label="Category"
          name="category"
          required
          autoComplete="off"
          maxLength={100}
          defaultValue={todo?.category ?? ''}
          hint="A word to group tasks by, such as Meters."
        />
        <Select
          label="Assigned to"
          name="assigned_to"
          placeholder="Nobody"
          options={useAssignees(todo?.assigned_to ?? null)}
          defaultValue={todo?.assigned_to ? String(todo.assigned_to.id) : ''}
        />
      </Fields>
      <TextArea label="Note" name="note" maxLength={2000} defaultValue={todo?.note ?? ''} />
    </>
  );
}
