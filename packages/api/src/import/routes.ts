import {
  commitImport,
  createImport,
  getImport,
  listImportRows,
  listImports,
  rowResults,
  sendImportRows,
  undoImport,
} from '@rentsafe/domain/import';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { imports } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import * as commit from './commit.ts';
import * as repository from './repository.ts';
import * as undo from './undo.ts';

export function importRoutes(app: FastifyInstance): void {
  serveList(app, listImports, listedBook, repository.listImports);
  serveInTransaction(
    app,
    createImport,
    ({ db, body, actor }, book) => repository.insertImport(db, actor, book, body),
    bookForNew,
  );
  serve(app, getImport, async ({ request, db }) => {
    const { id } = await readable(imports)(request, db);
    return repository.readImport(db, id);
  });
  serveList(
    app,
    listImportRows,
    async (request, db) => (await readable(imports)(request, db)).id,
    (context) => repository.listRows(context, choiceQuery(context.request, 'result', rowResults)),
  );
  serveInTransaction(
    app,
    sendImportRows,
    ({ db, actor, body }, { id, client_id: clientId }) =>
      repository.storeRows(db, actor, { id, clientId }, body.rows),
    writable(imports),
  );
  serveInTransaction(
    app,
    commitImport,
    ({ db, actor }, { id, client_id: clientId }) => commit.commitImport(db, actor, { id, clientId }),
    writable(imports, 'admin'),
  );
  serveInTransaction(
    app,
    undoImport,
    ({ db, actor }, { id, client_id: clientId }) => undo.undoImport(db, actor, { id, clientId }),
    writable(imports, 'admin'),
  );
}
