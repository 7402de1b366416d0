import { createBankTransfer } from '@rentsafe/domain/bankTransfer';
import type { FastifyInstance } from 'fastify';
import { bookForNew, isAdmin } from '../book/rights.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { insertBankTransfer } from './transfer.ts';

export function bankTransferRoutes(app: FastifyInstance): void {
  serveInTransaction(
    app,
    createBankTransfer,
    ({ request, db, actor, body }, book) =>
      insertBankTransfer(db, actor, book, body, { isAdmin: isAdmin(request) }),
    bookForNew,
  );
}
