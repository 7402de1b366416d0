import type { VerbOf } from '@rentsafe/domain/machine';
import {
  cancelWorkOrder,
  closeWorkOrder,
  completeWorkOrder,
  consentToWorkOrder,
  createWorkOrder,
  getWorkOrder,
  issueWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  startWorkOrder,
  updateWorkOrder,
  workOrderMachine,
} from '@rentsafe/domain/workOrder';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { workOrders } from '../db/schema.ts';
import * as close from './close.ts';
import * as read from './read.ts';
import * as repository from './repository.ts';
import * as states from './states.ts';

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
    ({ db, actor, body }, book) => repository.insertWorkOrder(db, actor, book, body),
    bookForNew,
  );
  serve(app, getWorkOrder, async ({ request, db, now }) => {
    const { id } = await readable(workOrders)(request, db);
    return read.readWorkOrder(db, id, now);
  });
  const find = (verb: VerbOf<typeof workOrderMachine>) => forStep(workOrders, workOrderMachine[verb]);
  serveInTransaction(
    app,
    updateWorkOrder,
    ({ db, actor, body }, record) => repository.updateWorkOrder(db, actor, record, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    consentToWorkOrder,
    ({ db, actor, body }, record) => states.consentToWorkOrder(db, actor, record, body),
    find('consent'),
  );
  serveInTransaction(
    app,
    issueWorkOrder,
    ({ db, actor, body }, record) => states.issueWorkOrder(db, actor, record, body),
    find('issue'),
  );
  serveInTransaction(
    app,
    startWorkOrder,
    ({ db, actor, body }, record) => states.startWorkOrder(db, actor, record, body),
    find('start'),
  );
  serveInTransaction(
    app,
    completeWorkOrder,
    ({ db, actor, body }, record) => states.completeWorkOrder(db, actor, record, body),
    find('complete'),
  );
  serveInTransaction(
    app,
    closeWorkOrder,
    ({ db, actor, body }, record) => close.closeWorkOrder(db, actor, record, body),
    find('close'),
  );
  serveInTransaction(
    app,
    reopenWorkOrder,
    ({ db, actor, body }, record) => states.reopenWorkOrder(db, actor, record, body),
    find('reopen'),
  );
  serveInTransaction(
    app,
    cancelWorkOrder,
    ({ db, actor, body }, record) => states.cancelWorkOrder(db, actor, record, body),
    find('cancel'),
  );
}
