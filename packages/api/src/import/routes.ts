import { createImport, getImport, listImportRows, listImports, rowResults } from '@rentsafe/domain/import';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { imports } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import * as repository from './repository.ts';
import { importTaker } from './steps.ts';

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
  serveSteps(app, importTaker);
}
