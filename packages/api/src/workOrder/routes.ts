import { createWorkOrder, getWorkOrder, listWorkOrders } from '@rentsafe/domain/workOrder';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { workOrders } from '../db/schema.ts';
import * as read from './read.ts';
import { insertWorkOrder } from './repository.ts';
import { workOrderTaker } from './steps.ts';

export function workOrderRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listWorkOrders,
    listedBook,
    (context) => read.listWorkOrders(context, app.now()),
    read.workOrdersCsv,
  );
  serveInTransaction(
    app,
    createWorkOrder,
    ({ db, actor, body }, book) => insertWorkOrder(db, actor, book, body),
    bookForNew,
  );
  serve(app, getWorkOrder, async ({ request, db, now }) => {
    const { id } = await readable(workOrders)(request, db);
    return read.readWorkOrder(db, id, now);
  });
  serveSteps(app, workOrderTaker);
}
