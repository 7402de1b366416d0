import { listPayees, putPayee } from '@rentsafe/domain/payee';
import type { FastifyInstance } from 'fastify';
import { adminBookForNew, listedBook } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as repository from './repository.ts';

export function payeeRoutes(app: FastifyInstance): void {
  serveList(app, listPayees, listedBook, repository.listPayees);
  serveInTransaction(
    app,
    putPayee,
    ({ db, actor, body }, book) => repository.putPayee(db, actor, book, body),
    adminBookForNew,
  );
}
