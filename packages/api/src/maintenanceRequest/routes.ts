import type { VerbOf } from '@rentsafe/domain/machine';
import {
  acceptRequest,
  createRequest,
  declineRequest,
  duplicateRequest,
  getRequest,
  listRequests,
  reopenRequest,
  requestMachine,
  updateRequest,
} from '@rentsafe/domain/maintenanceRequest';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { maintenanceRequests } from '../db/schema.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';

export function maintenanceRequestRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listRequests,
    listedBook,
    (context) => read.listRequests(context, app.now()),
    read.requestsCsv,
  );
  serveInTransaction(
    app,
    createRequest,
    ({ db, actor, body }, book) => repository.insertRequest(db, actor, book, body),
    bookForNew,
  );
  serve(app, getRequest, async ({ request, db, now }) => {
    const { id } = await readable(maintenanceRequests)(request, db);
    return read.readRequest(db, id, now);
  });
  const find = (verb: VerbOf<typeof requestMachine>) => forStep(maintenanceRequests, requestMachine[verb]);
  serveInTransaction(
    app,
    updateRequest,
    ({ db, actor, body }, record) => repository.updateRequest(db, actor, record, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    acceptRequest,
    ({ db, actor }, record) => repository.acceptRequest(db, actor, record),
    find('accept'),
  );
  serveInTransaction(
    app,
    declineRequest,
    ({ db, actor, body }, record) => repository.declineRequest(db, actor, record, body),
    find('decline'),
  );
  serveInTransaction(
    app,
    duplicateRequest,
    ({ db, actor, body }, record) => repository.duplicateRequest(db, actor, record, body),
    find('duplicate'),
  );
  serveInTransaction(
    app,
    reopenRequest,
    ({ db, actor }, record) => repository.reopenRequest(db, actor, record),
    find('reopen'),
  );
}
