import * as z from 'zod/mini';
import { defineSteps } from '../step/index.ts';
import { todo, todoPatch } from './schema.ts';

/** Of what was written down. What a query finds goes by itself. */
export const todoSteps = defineSteps({
  kind: 'todo',
  states: ['open', 'done'],
  path: '/api/todo/{id}/',
  reply: todo,
  steps: {
    edit: {
      from: { open: 'user' },
      to: 'open',
      body: todoPatch,
      summary: 'Changes a to-do. Send the `version` that was read.',
    },
    done: {
      from: { open: 'user' },
      to: 'done',
      call: 'finishTodo',
      body: z.object({}),
      summary: 'Marks a to-do as done.',
    },
    reopen: {
      from: { done: 'user' },
      to: 'open',
      body: z.object({}),
      summary: 'Reopens a to-do.',
    },
  },
});
