import { createReceipt, getReceipt, listReceipts } from '@rentsafe/domain/receipt';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { receipts } from '../db/schema.ts';
import { insertReceipt } from './insert.ts';
import { listReceipts as list, receiptCsv } from './list.ts';
import { readReceipt } from './read.ts';
import { receiptTaker } from './steps.ts';

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
  serveSteps(app, receiptTaker);
}
