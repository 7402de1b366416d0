import { getBook, listBooks, updateBook } from '@rentsafe/domain/book';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { clientScope } from '../auth/scope.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { forbidden } from '../http/errors.ts';
import * as repository from './repository.ts';
import { pathBook, requireWriting } from './rights.ts';

/** What the provider decides of every book, and what its own Admins may not. */
const provided = ['managed', 'verified_on', 'claim_wait_days', 'file_quota'];
const reserved = ['verified_on', 'claim_wait_days', 'file_quota'];

/** The book in the path, which the caller may change as the body, which has not been parsed, says. */
async function changeableBook(request: FastifyRequest, db: Db): Promise<number> {
  const { client_id } = await pathBook(request, db);
  const fields = Object.keys(request.body ?? {}).filter((field) => field !== 'version');
  const isProvider = principalOf(request).role === 'admin';
  // The provider's Admins, who may not write yet, decide whether its staff may.
  if (!isProvider || fields.length === 0 || fields.some((field) => !provided.includes(field))) {
    await requireWriting(request, db, client_id, 'admin');
  }
  if (!isProvider && fields.some((field) => reserved.includes(field))) throw forbidden();
  return client_id;
}

export function bookRoutes(app: FastifyInstance): void {
  serveList(app, listBooks, clientScope, ({ db, page }) => repository.listBooks(db, page));
  serve(app, getBook, async ({ request, db }) => {
    const { client_id } = await pathBook(request, db);
    return repository.readBook(db, client_id);
  });
  serveInTransaction(
    app,
    updateBook,
    ({ body, db, actor }, client_id) => repository.updateBook(db, actor, client_id, body),
    changeableBook,
  );
}
