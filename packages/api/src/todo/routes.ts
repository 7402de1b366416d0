import {
  createTodo,
  finishTodo,
  listTodos,
  reopenTodo,
  snoozeTodo,
  todoKinds,
  todoMachine,
  updateTodo,
} from '@rentsafe/domain/todo';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, isAdmin, listedBook } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { todoItems } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { listTodos as list } from './read.ts';
import * as repository from './repository.ts';

/** What is found has no id; its key stands in the path where somebody tries to do it by hand. */
const findWritten = (verb: keyof typeof todoMachine) => async (request: FastifyRequest, db: Db) => {
  const [kind] = (request.params as { id: string }).id.split(':');
  if (kind !== 'manual' && todoKinds.some((known) => known === kind)) {
    throw new HttpError(409, 'This clears automatically when it is settled.');
  }
  return forStep(todoItems, todoMachine[verb])(request, db);
};

export function todoRoutes(app: FastifyInstance): void {
  serveList(app, listTodos, listedBook, (context) => list(context, app.now()));
  serveInTransaction(
    app,
    createTodo,
    ({ db, actor, body }, book) => repository.insertTodo(db, actor, book, body),
    bookForNew,
  );
  serveInTransaction(
    app,
    updateTodo,
    ({ db, actor, body }, record) => repository.updateTodo(db, actor, record, body),
    findWritten('edit'),
  );
  serveInTransaction(
    app,
    finishTodo,
    ({ db, actor }, record) => repository.passTodo(db, actor, record, 'done'),
    findWritten('done'),
  );
  serveInTransaction(
    app,
    reopenTodo,
    ({ db, actor }, record) => repository.passTodo(db, actor, record, 'reopen'),
    findWritten('reopen'),
  );
  serveInTransaction(
    app,
    snoozeTodo,
    async ({ request, db, actor, body }, clientId) =>
      void (await repository.snoozeTodo(db, actor, { clientId, isAdmin: isAdmin(request) }, body)),
    bookForNew,
  );
}
