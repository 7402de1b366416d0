import {
  createReconciliation,
  listReconciliations,
  previewReconciliation,
} from '@rentsafe/domain/reconciliation';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin, listedBook } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as repository from './repository.ts';

export function reconciliationRoutes(app: FastifyInstance): void {
  serve(
    app,
    previewReconciliation,
    ({ db, body, now }, book) => repository.previewReconciliation(db, book, body, now),
    bookForNew,
  );
  serveList(
    app,
    listReconciliations,
    listedBook,
    repository.listReconciliations,
    repository.reconciliationsCsv,
  );
  serveInTransaction(
    app,
    createReconciliation,
    ({ request, db, actor, body }, book) =>
      repository.insertReconciliation(db, actor, book, body, isAdmin(request)),
    bookForNew,
  );
}
