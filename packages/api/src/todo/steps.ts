import { today } from '@rentsafe/domain/date';
import { todoSteps } from '@rentsafe/domain/todo';
import { changeSteps } from '../book/steps.ts';
import { todoItems } from '../db/schema.ts';
import { readTodo } from './read.ts';
import { columnsOf } from './repository.ts';

export const todoTaker = changeSteps(
  todoSteps,
  {
    ...{ table: todoItems, type: 'todo', read: readTodo },
    facts: async (_context, { done_on }) => ({ state: done_on ? 'done' : 'open' }),
  },
  {
    edit: async ({ db, body: { version: _, ...details } }, { client_id }) => ({
      values: await columnsOf(db, client_id, details),
    }),
    done: ({ actor: { now, userId } }) => ({ values: { done_on: today(now), done_by: userId } }),
    reopen: () => ({ values: { done_on: null, done_by: null } }),
  },
);
