import {
  createDisbursement,
  getBillFunds,
  getDisbursement,
  getDisbursementFunds,
  getPaymentFile,
  listAvailable,
  listDisbursements,
  prepareDisbursements,
} from '@rentsafe/domain/disbursement';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../audit/events.ts';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { route, serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bankAccounts, bills, disbursements } from '../db/schema.ts';
import { choiceQuery, idsQuery } from '../http/filters.ts';
import * as available from './available.ts';
import * as drafts from './drafts.ts';
import { readBillFunds, readFunds } from './funds.ts';
import { exportPayments } from './paymentFile.ts';
import * as read from './read.ts';
import { disbursementTaker } from './steps.ts';

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
  serve(app, getBillFunds, async ({ request, db }) => readBillFunds(db, await readable(bills)(request, db)));
  serveSteps(app, disbursementTaker);
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
