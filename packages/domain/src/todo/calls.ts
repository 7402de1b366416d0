import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { todo, todoAssignees, todoInput, todoPage, todoSnooze } from './schema.ts';

export const listTodos = defineCall({
  method: 'GET',
  path: '/api/todo/',
  summary: 'The to-do list of a book, by date and priority, a page at a time.',
  query: ['mine', 'assigned_to', 'kind', 'state', 'until', 'client', 'page', 'page_size'],
  status: 200,
  reply: todoPage,
});

export const getTodoAssignees = defineCall({
  method: 'GET',
  path: '/api/todo/assignees/',
  summary: 'The users of a book, to whom a to-do can be assigned.',
  query: ['client'],
  status: 200,
  reply: todoAssignees,
});

export const createTodo = defineCall({
  method: 'POST',
  path: '/api/todo/',
  summary: 'Adds a to-do.',
  body: todoInput,
  status: 201,
  reply: todo,
});

export const snoozeTodo = defineCall({
  method: 'POST',
  path: '/api/todo/snooze/',
  summary: 'Snoozes a to-do for the caller until a day.',
  body: todoSnooze,
  status: 204,
  reply: z.void(),
});
