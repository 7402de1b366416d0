import { getMonthEnd, lockMonth } from '@rentsafe/domain/monthEnd';
import { isMonth } from '@rentsafe/format/date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { notFound } from '../http/errors.ts';
import { requiredMonth } from '../http/filters.ts';
import * as lock from './lock.ts';
import { monthEndOf } from './steps.ts';

function pathMonth(request: FastifyRequest): string {
  const { month } = request.params as { month: string };
  if (!isMonth(month)) throw notFound();
  return month;
}

export function monthEndRoutes(app: FastifyInstance): void {
  serve(app, getMonthEnd, async ({ request, db }) => {
    const book = await listedBook(request, db);
    return monthEndOf(db, book, requiredMonth(request, 'month'));
  });
  serveInTransaction(
    app,
    lockMonth,
    ({ request, db, actor, body }, book) => lock.lockMonth(db, actor, book, pathMonth(request), body),
    bookForNew,
  );
}
