import {
  createReconciliation,
  listReconciliations,
  previewReconciliation,
} from '@rentsafe/domain/reconciliation';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as repository from './repository.ts';

export function reconciliationRoutes(app: FastifyInstance): void {
  serve(
    app,
    previewReconciliation,
    ({ db, body }, book) => repository.previewReconciliation(db, book, body),
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
    ({ db, actor, body }, book) => repository.insertReconciliation(db, actor, book, body),
    bookForNew,
  );
}
