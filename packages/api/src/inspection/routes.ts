import {
  compareInspection,
  createInspection,
  createInspectionTemplate,
  getInspection,
  getInspectionTemplate,
  listInspections,
  listInspectionTemplates,
  requestInspectionRepair,
  updateInspectionTemplate,
} from '@rentsafe/domain/inspection';
import type { FastifyInstance } from 'fastify';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serveSteps } from '../book/steps.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { inspections, inspectionTemplates } from '../db/schema.ts';
import * as earlier from './earlier.ts';
import * as read from './read.ts';
import * as repair from './repair.ts';
import { insertInspection } from './repository.ts';
import { inspectionTaker } from './steps.ts';
import * as templates from './templates.ts';

function templateRoutes(app: FastifyInstance): void {
  serveList(
    app,
    listInspectionTemplates,
    listedBook,
    templates.listTemplates,
    templates.inspectionTemplatesCsv,
  );
  serveInTransaction(
    app,
    createInspectionTemplate,
    ({ db, actor, body }, book) => templates.insertTemplate(db, actor, book, body),
    bookForNew,
  );
  serve(app, getInspectionTemplate, async ({ request, db }) => {
    const { id } = await readable(inspectionTemplates)(request, db);
    return templates.readTemplate(db, id);
  });
  serveInTransaction(
    app,
    updateInspectionTemplate,
    ({ db, actor, body }, { id }) => templates.updateTemplate(db, actor, id, body),
    writable(inspectionTemplates),
  );
}

export function inspectionRoutes(app: FastifyInstance): void {
  templateRoutes(app);
  serveList(app, listInspections, listedBook, (context) => read.listInspections(context, app.now()));
  serveInTransaction(
    app,
    createInspection,
    ({ db, actor, body }, book) => insertInspection(db, actor, book, body),
    bookForNew,
  );
  serve(app, getInspection, async ({ request, db }) => {
    const { id } = await readable(inspections)(request, db);
    return read.readInspection(db, id);
  });
  serve(app, compareInspection, async ({ request, db }) => {
    const { id } = await readable(inspections)(request, db);
    return earlier.compareInspection(db, id);
  });
  serveInTransaction(
    app,
    requestInspectionRepair,
    ({ db, actor, body }, { id }) => repair.requestRepair(db, actor, id, body),
    writable(inspections),
  );
  serveSteps(app, inspectionTaker);
}
