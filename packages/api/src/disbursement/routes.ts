import {
  approveDisbursement,
  cancelDisbursement,
  createDisbursement,
  disbursementMachine,
  failDisbursement,
  getDisbursement,
  getDisbursementFunds,
  getPaymentFile,
  listAvailable,
  listDisbursements,
  payDisbursement,
  prepareDisbursements,
  updateDisbursement,
} from '@rentsafe/domain/disbursement';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../audit/events.ts';
import { forStep } from '../book/machines.ts';
import { bookForNew, isAdmin, listedBook, readable, writable } from '../book/rights.ts';
import { route, serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankAccounts, disbursements } from '../db/schema.ts';
import { choiceQuery, idsQuery } from '../http/filters.ts';
import * as available from './available.ts';
import * as drafts from './drafts.ts';
import { readFunds } from './funds.ts';
import { exportPayments } from './paymentFile.ts';
import * as read from './read.ts';
import * as states from './states.ts';

export function disbursementRoutes(app: FastifyInstance): void {
  serveList(app, listDisbursements, listedBook, read.listDisbursements, read.disbursementsCsv);
  serveList(app, listAvailable, listedBook, available.listAvailable, available.availableCsv);
  serveInTransaction(
    app,
    createDisbursement,
    ({ db, actor, body }, book) => drafts.insertDisbursement(db, actor, book, body),
    bookForNew,
  );
  serveInTransaction(
    app,
    prepareDisbursements,
    ({ db, actor, body }, book) => available.prepareDisbursements(db, actor, book, body),
    bookForNew,
  );
  serve(app, getDisbursement, async ({ request, db }) => {
    const { id } = await readable(disbursements)(request, db);
    return read.readDisbursement(db, id);
  });
  serve(app, getDisbursementFunds, async ({ request, db }) =>
    readFunds(db, await readable(disbursements)(request, db)),
  );
  const find = (verb: VerbOf<typeof disbursementMachine>) =>
    forStep(disbursements, disbursementMachine[verb]);
  serveInTransaction(
    app,
    updateDisbursement,
    ({ db, actor, body }, record) => drafts.updateDisbursement(db, actor, record, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    approveDisbursement,
    ({ db, actor, body }, record) => states.approveDisbursement(db, actor, record, body),
    find('approve'),
  );
  serveInTransaction(
    app,
    payDisbursement,
    ({ db, actor, body }, record) => states.payDisbursement(db, actor, record, body),
    find('pay'),
  );
  serveInTransaction(
    app,
    failDisbursement,
    ({ request, db, actor, body }, record) =>
      states.failDisbursement(db, actor, record, body, isAdmin(request) ? 'admin' : 'user'),
    find('fail'),
  );
  serveInTransaction(
    app,
    cancelDisbursement,
    ({ db, actor }, record) => states.cancelDisbursement(db, actor, record),
    find('cancel'),
  );
  const account = writable(bankAccounts, 'admin');
  route(app, getPaymentFile, async (request, reply) => {
    const { id } = await account(request, app.db);
    choiceQuery(request, 'format', ['csv']);
    const ids = idsQuery(request, 'disbursements');
    const text = await exportPayments(app.db, actorOf(request, app.now()), id, ids);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="payments-${id}.csv"`)
      .send(text);
  });
}
