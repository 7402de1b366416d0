import { createJournal, listJournals, readJournal } from '@rentsafe/domain/journal';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { journals } from '../db/schema.ts';
import * as drafts from './drafts.ts';
import * as read from './read.ts';
import { journalTaker } from './steps.ts';

export function journalRoutes(app: FastifyInstance): void {
  serveList(app, listJournals, listedBook, read.listJournals, read.journalCsv);
  serveInTransaction(
    app,
    createJournal,
    ({ db, actor, body }, book) => drafts.insertJournal(db, actor, book, body),
    bookForNew,
  );
  serve(app, readJournal, async ({ request, db }) => {
    const { id } = await readable(journals)(request, db);
    return read.readJournal(db, id);
  });
  serveSteps(app, journalTaker);
}
