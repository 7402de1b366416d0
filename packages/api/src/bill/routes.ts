import { createBill, getBill, listBills } from '@rentsafe/domain/bill';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { bills } from '../db/schema.ts';
import * as repository from './repository.ts';

export function billRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listBills,
    listedBook,
    (context) => repository.listBills(context, app.now()),
    repository.billsCsv,
  );
  serveInTransaction(
    app,
    createBill,
    ({ db, actor, body }, book) => repository.insertBill(db, actor, book, body),
    bookForNew,
  );
  serve(app, getBill, async ({ request, db }) => {
    const { id } = await readable(bills)(request, db);
    return repository.readBill(db, id);
  });
}
