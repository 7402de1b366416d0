import { today } from '@rentsafe/domain/date';
import { type Todo, todoPriorities } from '@rentsafe/domain/todo';
import { DateField } from '@rentsafe/ui/DateField';
import { Select } from '@rentsafe/ui/Select';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { Fields } from '../../../forms/Fields';
import { optionsOf } from '../../../forms/options';
import { priorityTexts } from '../../../todo/todoTexts';
import { useAssignees } from './useAssignees';

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
          options={useAssignees(todo?.assigned_to)}
          defaultValue={todo?.assigned_to ? String(todo.assigned_to.id) : ''}
        />
      </Fields>
      <TextArea label="Note" name="note" maxLength={2000} defaultValue={todo?.note ?? ''} />
    </>
  );
}
