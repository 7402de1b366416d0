import type { VerbOf } from '@rentsafe/domain/machine';
import {
  allocateReceipt,
  createReceipt,
  getReceipt,
  identifyReceipt,
  listReceipts,
  receiptMachine,
  reverseReceipt,
  unallocateReceipt,
} from '@rentsafe/domain/receipt';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook, readable } from '../book/rights.ts';
import { forStep } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { receipts } from '../db/schema.ts';
import { insertReceipt } from './insert.ts';
import { listReceipts as list, receiptCsv } from './list.ts';
import { readReceipt } from './read.ts';
import * as verbs from './verbs.ts';

export function receiptRoutes(app: FastifyInstance): void {
  serveList(app, listReceipts, listedBook, list, receiptCsv);
  serveInTransaction(
    app,
    createReceipt,
    ({ request, db, body, actor }, book) => insertReceipt(db, actor, book, body, isAdmin(request)),
    bookForNew,
  );
  serve(app, getReceipt, async ({ request, db }) => {
    const { id } = await readable(receipts)(request, db);
    return readReceipt(db, id);
  });

  const find = (verb: VerbOf<typeof receiptMachine>) => forStep(receipts, receiptMachine[verb]);
  serveInTransaction(
    app,
    identifyReceipt,
    ({ db, body, actor }, receipt) => verbs.identifyReceipt(db, actor, receipt, body),
    find('identify'),
  );
  serveInTransaction(
    app,
    allocateReceipt,
    ({ db, body, actor }, receipt) => verbs.allocateReceipt(db, actor, receipt, body.allocations),
    find('allocate'),
  );
  serveInTransaction(
    app,
    unallocateReceipt,
    ({ request, db, body, actor }, receipt) =>
      verbs.unallocateReceipt(db, actor, receipt, { charges: body.charges, isAdmin: isAdmin(request) }),
    find('unallocate'),
  );
  serveInTransaction(
    app,
    reverseReceipt,
    ({ db, body, actor }, receipt) => verbs.reverseReceipt(db, actor, receipt, body),
    find('reverse'),
  );
}
