import {
  approveDisbursement,
  cancelDisbursement,
  createDisbursement,
  disbursementMachine,
  failDisbursement,
  getDisbursement,
  listAvailable,
  listDisbursements,
  payDisbursement,
  prepareDisbursements,
  updateDisbursement,
} from '@rentsafe/domain/disbursement';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { forStep } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { disbursements } from '../db/schema.ts';
import * as available from './available.ts';
import * as drafts from './drafts.ts';
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
    ({ db, actor, body }, record) => states.failDisbursement(db, actor, record, body),
    find('fail'),
  );
  serveInTransaction(
    app,
    cancelDisbursement,
    ({ db, actor }, record) => states.cancelDisbursement(db, actor, record),
    find('cancel'),
  );
}
