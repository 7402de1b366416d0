import {
  cancelJournal,
  createJournal,
  journalMachine,
  listJournals,
  postJournal,
  readJournal,
  reverseJournal,
  updateJournal,
} from '@rentsafe/domain/journal';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { journals } from '../db/schema.ts';
import * as drafts from './drafts.ts';
import * as read from './read.ts';
import * as states from './states.ts';

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
  const find = (verb: VerbOf<typeof journalMachine>) => forStep(journals, journalMachine[verb]);
  serveInTransaction(
    app,
    updateJournal,
    ({ db, actor, body }, record) => drafts.updateJournal(db, actor, record, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    postJournal,
    ({ db, actor, body }, record) => states.postJournal(db, actor, record, body),
    find('post'),
  );
  serveInTransaction(
    app,
    reverseJournal,
    ({ db, actor, body }, record) => states.reverseJournal(db, actor, record, body),
    find('reverse'),
  );
  serveInTransaction(
    app,
    cancelJournal,
    ({ db, actor }, record) => states.cancelJournal(db, actor, record),
    find('cancel'),
  );
}
