import {
  cancelInspection,
  compareInspection,
  completeInspection,
  createInspection,
  createInspectionTemplate,
  finaliseInspection,
  getInspection,
  getInspectionTemplate,
  inspectionMachine,
  listInspections,
  listInspectionTemplates,
  requestInspectionRepair,
  signInspection,
  updateInspection,
  updateInspectionTemplate,
} from '@rentsafe/domain/inspection';
import type { VerbOf } from '@rentsafe/domain/machine';
import type { FastifyInstance } from 'fastify';
import { forStep } from '../book/machines.ts';
import { bookForNew, listedBook, readable, writable } from '../book/rights.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { inspections, inspectionTemplates } from '../db/schema.ts';
import * as earlier from './earlier.ts';
import * as read from './read.ts';
import * as repair from './repair.ts';
import * as repository from './repository.ts';
import * as states from './states.ts';
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
    ({ db, actor, body }, book) => repository.insertInspection(db, actor, book, body),
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
  const find = (verb: VerbOf<typeof inspectionMachine>) => forStep(inspections, inspectionMachine[verb]);
  serveInTransaction(
    app,
    updateInspection,
    ({ db, actor, body }, record) => repository.updateInspection(db, actor, record, body),
    find('edit'),
  );
  serveInTransaction(
    app,
    completeInspection,
    ({ db, actor, body }, { id }) => states.completeInspection(db, actor, id, body),
    find('complete'),
  );
  serveInTransaction(
    app,
    signInspection,
    ({ db, actor, body }, { id }) => states.signInspection(db, actor, id, body),
    find('sign'),
  );
  serveInTransaction(
    app,
    finaliseInspection,
    ({ db, actor, body }, { id }) => states.finaliseInspection(db, actor, id, body),
    find('final'),
  );
  serveInTransaction(
    app,
    cancelInspection,
    ({ db, actor, body }, { id }) => states.cancelInspection(db, actor, id, body),
    find('cancel'),
  );
}
