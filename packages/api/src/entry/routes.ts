import { getEntry, listEntries } from '@rentsafe/domain/entry';
import type { FastifyInstance } from 'fastify';
import { listedBook } from '../book/rights.ts';
import { serve } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { pathId } from '../http/query.ts';
import * as entries from './entries.ts';

export function entryRoutes(app: FastifyInstance): void {
  serveList(app, listEntries, listedBook, entries.listEntries);
  serve(app, getEntry, async ({ request, db }) =>
    entries.readEntry(db, await listedBook(request, db), pathId(request)),
  );
}
