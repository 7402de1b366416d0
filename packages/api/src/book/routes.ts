import { getBook, listBooks, updateBook } from '@rentsafe/domain/book';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { clientScope } from '../auth/scope.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import * as repository from './repository.ts';
import { pathBook, requireWriting } from './rights.ts';

/** Whether a body that has not been parsed changes `managed` and nothing else. */
function isOnlyManaged(body: unknown): boolean {
  const fields = Object.keys(body ?? {}).filter((field) => field !== 'version');
  return fields.join() === 'managed';
}

/** The book in the path, which the caller may change in this way. */
async function changeableBook(request: FastifyRequest, db: Db): Promise<number> {
  const { client_id } = await pathBook(request, db);
  // Whether the provider's staff may write is for the provider's Admins too, who may not write yet.
  if (!isOnlyManaged(request.body) || principalOf(request).role !== 'admin') {
    await requireWriting(request, db, client_id, 'admin');
  }
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
