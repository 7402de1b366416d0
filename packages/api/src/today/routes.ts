import { getToday } from '@rentsafe/domain/today';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { readToday } from './read.ts';

export function todayRoutes(app: FastifyInstance): void {
  serve(app, getToday, async ({ request, db, now }) =>
    readToday(db, request, await listedBook(request, db), now),
  );
}
