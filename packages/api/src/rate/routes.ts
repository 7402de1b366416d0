import { createRate, listRates } from '@rentsafe/domain/rate';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as rates from './rates.ts';

export function rateRoutes(app: FastifyInstance): void {
  serveList(app, listRates, listedBook, rates.listRates);
  serveInTransaction(
    app,
    createRate,
    ({ request, db, actor, body }, book) => rates.insertRate(db, actor, book, body, isAdmin(request)),
    bookForNew,
  );
}
