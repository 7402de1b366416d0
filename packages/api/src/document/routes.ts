import {
  addStarterLeases,
  createDocumentTemplate,
  getDocument,
  getDocumentTemplate,
  issueDocument,
  listDocuments,
  listDocumentTemplates,
  previewDocument,
} from '@rentsafe/domain/document';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { adminBookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { rows } from '../db/database.ts';
import { documents, documentTemplates, leases } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import { requiredId } from '../http/filters.ts';
import * as issued from './documents.ts';
import { documentTaker } from './steps.ts';
import * as templates from './templates.ts';

export function documentRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listDocumentTemplates,
    listedBook,
    templates.listDocumentTemplates,
    templates.documentTemplatesCsv,
  );
  serveInTransaction(
    app,
    createDocumentTemplate,
    ({ db, actor, body }, book) => templates.insertDocumentTemplate(db, actor, book, body),
    adminBookForNew,
  );
  serveInTransaction(
    app,
    addStarterLeases,
    ({ db, actor }, book) => templates.addStarterLeases(db, actor, book),
    adminBookForNew,
  );
  serve(app, getDocumentTemplate, async ({ request, db }) => {
    const { id } = await readable(documentTemplates)(request, db);
    return templates.readDocumentTemplate(db, id);
  });
  serve(app, previewDocument, async ({ request, db, now }) => {
    const { id, client_id } = await readable(documentTemplates)(request, db);
    const lease = requiredId(request, 'lease');
    const own = await rows(db, sql`SELECT FROM leases WHERE id = ${lease} AND client_id = ${client_id}`);
    if (own.length === 0) throw unknownReference(['lease'], lease);
    return { content: await issued.contentFor(db, lease, await templates.readDocumentTemplate(db, id), now) };
  });
  serveInTransaction(
    app,
    issueDocument,
    ({ db, actor, body }, lease) => issued.issueDocument(db, actor, lease, body),
    writable(leases),
  );
  serveList(app, listDocuments, listedBook, issued.listDocuments, issued.documentsCsv);
  serve(app, getDocument, async ({ request, db }) => {
    const { id } = await readable(documents)(request, db);
    return issued.readDocument(db, id);
  });
  serveSteps(app, documentTaker);
}
