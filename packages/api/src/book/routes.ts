import { getBook, listBooks, updateBook } from '@rentsafe/domain/book';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { clientScope } from '../auth/scope.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as repository from './repository.ts';
import { pathBook, requireWriting } from './rights.ts';

export function bookRoutes(app: FastifyInstance): void {
  serveList(app, listBooks, clientScope, ({ db, page }) => repository.listBooks(db, page));
  serve(app, getBook, async ({ request, db }) => {
    const { client_id } = await pathBook(request, db);
    return repository.readBook(db, client_id);
  });
  serveInTransaction(
    app,
    updateBook,
    async ({ request, body, db, actor }, { client_id }) => {
      const { managed, version, ...rest } = body;
      // Whether the provider's staff may write is for the provider's Admins too, who may not write yet.
      const isOnlyManaged = managed !== undefined && Object.keys(rest).length === 0;
      if (!isOnlyManaged || principalOf(request).role !== 'admin') {
        await requireWriting(request, db, client_id, 'admin');
      }
      return repository.updateBook(db, actor, client_id, body);
    },
    pathBook,
  );
}
