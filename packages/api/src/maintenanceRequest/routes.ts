import { createRequest, getRequest, listRequests } from '@rentsafe/domain/maintenanceRequest';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { maintenanceRequests } from '../db/schema.ts';
import * as read from './read.ts';
import { insertRequest } from './repository.ts';
import { requestTaker } from './steps.ts';

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
    ({ db, actor, body }, book) => insertRequest(db, actor, book, body),
    bookForNew,
  );
  serve(app, getRequest, async ({ request, db, now }) => {
    const { id } = await readable(maintenanceRequests)(request, db);
    return read.readRequest(db, id, now);
  });
  serveSteps(app, requestTaker);
}
