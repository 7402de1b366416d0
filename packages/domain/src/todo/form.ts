import { dateOrText } from '@rentsafe/format/date';
import { type Fields, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import {
  type TodoInput,
  type TodoPatch,
  type TodoSnooze,
  todoInput,
  todoPatch,
  todoSnooze,
} from './schema.ts';

const read = (fields: Fields) => ({
  title: fieldText(fields, 'title'),
  category: fieldText(fields, 'category'),
  priority: fieldText(fields, 'priority'),
  due_on: dateOrText(fieldText(fields, 'due_on')),
  assigned_to: integerOrUndefined(fieldText(fields, 'assigned_to')) ?? null,
  note: fieldText(fields, 'note'),
});

/** The form of something to do: title, category, priority, due_on, assigned_to, note. */
export const todoForm: FormParser<TodoInput> = formParser({ schema: todoInput, read });

/** The same form for a change. */
export const todoPatchForm = (version: number): FormParser<TodoPatch> =>
  formParser({ schema: todoPatch, read: (fields) => ({ ...read(fields), version }) });

/** The form that hides something to do: until_on. */
export const todoSnoozeForm = (key: string): FormParser<TodoSnooze> =>
  formParser({
    schema: todoSnooze,
    read: (fields) => ({ key, until_on: dateOrText(fieldText(fields, 'until_on')) }),
  });
