import { getToday } from '@rentsafe/domain/today';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { readToday } from './read.ts';

export function todayRoutes(app: FastifyInstance): void {
  serve(app, getToday, async ({ request, db, now }) => {
    const { done, total } = app.samples ?? { done: 0, total: 0 };
    return {
      ...(await readToday(db, request, await listedBook(request, db), now)),
      ...(app.samples && { samples: { done, total } }),
    };
  });
}
