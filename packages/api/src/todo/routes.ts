import { createTodo, getTodoAssignees, listTodos, snoozeTodo, todoKinds } from '@rentsafe/domain/todo';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { HttpError } from '../http/errors.ts';
import { listTodos as list } from './read.ts';
import { insertTodo, readAssignees, snoozeTodo as snooze } from './repository.ts';
import { todoTaker } from './steps.ts';

/** What is found has no id; its key stands in the path where somebody tries to do it by hand. */
const find: typeof todoTaker.find = (step) => async (request, db) => {
  const [kind] = (request.params as { id: string }).id.split(':');
  if (kind !== 'manual' && todoKinds.some((known) => known === kind)) {
    throw new HttpError(409, 'This clears automatically when it is settled.');
  }
  return todoTaker.find(step)(request, db);
};

export function todoRoutes(app: FastifyInstance): void {
  serveList(app, listTodos, listedBook, (context) => list(context, app.now()));
  serve(app, getTodoAssignees, async ({ request, db }) => ({
    results: await readAssignees(db, await listedBook(request, db)),
  }));
  serveInTransaction(
    app,
    createTodo,
    ({ db, actor, body }, book) => insertTodo(db, actor, book, body),
    bookForNew,
  );
  serveSteps(app, { ...todoTaker, find });
  serveInTransaction(
    app,
    snoozeTodo,
    async ({ request, db, actor, body }, clientId) =>
      void (await snooze(db, actor, { clientId, isAdmin: isAdmin(request) }, body)),
    bookForNew,
  );
}
