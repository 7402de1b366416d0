import { createPeriodLock, listPeriodLocks } from '@rentsafe/domain/periodLock';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as locks from './locks.ts';

export function periodLockRoutes(app: FastifyInstance): void {
  serveList(app, listPeriodLocks, listedBook, locks.listLocks);
  serveInTransaction(
    app,
    createPeriodLock,
    ({ db, actor, body }, book) => locks.insertLock(db, actor, book, body),
    bookForNew,
  );
}
