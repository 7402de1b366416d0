import { getMonthEnd } from '@rentsafe/domain/monthEnd';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { requiredMonth } from '../http/filters.ts';
import { monthEndOf } from './steps.ts';

export function monthEndRoutes(app: FastifyInstance): void {
  serve(app, getMonthEnd, async ({ request, db }) => {
    const book = await listedBook(request, db);
    return monthEndOf(db, book, requiredMonth(request, 'month'));
  });
}
