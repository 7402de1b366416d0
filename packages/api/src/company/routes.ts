import {
  createCompany,
  findSimilarCompanies,
  getCompanyReport,
  listCompanies,
  listCompanyAccess,
  lookUpCompany,
  mergeCompany,
  recordCompanyAccess,
  searchCompanies,
  updateCompany,
} from '@rentsafe/domain/company';
import { today } from '@rentsafe/domain/date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { listReads, recordOpening, recordRead, type Subject } from '../history/reads.ts';
import { choiceQuery, dateQuery } from '../http/filters.ts';
import { pathId, requiredQuery } from '../http/query.ts';
import { createCounted, lookUp } from '../party/lookups.ts';
import { readerFor, readerOf } from '../party/readable.ts';
import { reportFields } from '../rating/report.ts';
import { scopeOf } from '../rating/scope.ts';
import { existing } from '../resource/find.ts';
import { listRecords } from '../search/listRecords.ts';
import { companyCsv, companySource } from './list.ts';
import { mergeCompany as mergeIntoAnother } from './merge.ts';
import * as repository from './repository.ts';
import { findSimilar } from './similar.ts';
import { updateCompany as changeCompany } from './update.ts';

const existingCompany = existing({ table: companies, type: 'company' });

function listRoutes(app: FastifyInstance): void {
  for (const call of [listCompanies, searchCompanies]) {
    serveList(
      app,
      call,
      (request) => readerOf(request, app.now()),
      (context) => listRecords(context, companySource),
      companyCsv,
    );
  }
}

/** From a number to a record. */
function creationRoutes(app: FastifyInstance): void {
  serveInTransaction(app, lookUpCompany, ({ request, db, actor }) => {
    const field = 'registration_number';
    const number = requiredQuery(request, field);
    const fault = /[\p{L}\p{N}]/u.test(number) && number.length <= 50 ? null : 'Not a registration number.';
    const find = async () => {
      const found = await repository.findByRegistration(db, number);
      return found && { id: found.id, name: found.registration_name };
    };
    return lookUp(db, actor, { type: 'company', field, number, fault }, find);
  });

  serve(app, findSimilarCompanies, async ({ request, db }) => ({
    results: await findSimilar(db, requiredQuery(request, 'registration_name')),
  }));

  serveInTransaction(app, createCompany, async ({ body, db, actor }) => {
    const asked = {
      type: 'company',
      field: 'registration_number',
      number: body.registration_number,
    } as const;
    const { id, branch } = await createCounted(db, actor, asked, () =>
      repository.insertCompany(db, actor, body),
    );
    const company = await repository.readCompany(db, id);
    return { id, company, branch };
  });
}

function recordRoutes(app: FastifyInstance): void {
  serveInTransaction(app, getCompanyReport, async ({ request, db, now, actor }) => {
    const subject: Subject = { type: 'company', id: pathId(request) };
    const isRecordAlone = choiceQuery(request, 'view', ['record']) === 'record';
    const day = dateQuery(request, 'as_at') || today(now);
    const scope = await scopeOf(request, db, subject, now, isRecordAlone ? 'record' : 'report');
    const company = await repository.readCompany(db, subject.id);
    if (isRecordAlone) {
      if (readerFor(actor)) await recordOpening(db, actor, subject);
      return company;
    }
    const fields = await reportFields(db, subject, { day, scope, now });
    await recordRead(db, actor, subject);
    return { ...company, ...fields };
  });

  serveInTransaction(
    app,
    updateCompany,
    ({ db, actor, body }, id) => changeCompany(db, actor, id, body),
    existingCompany,
  );

  serveList(
    app,
    listCompanyAccess,
    async (request, db) => ({ type: 'company' as const, id: await existingCompany(request, db) }),
    listReads,
  );

  serveInTransaction(
    app,
    recordCompanyAccess,
    ({ db, actor, body }, id) => recordRead(db, actor, { type: 'company', id }, body.action),
    async (request: FastifyRequest, db: Db) => {
      await scopeOf(request, db, { type: 'company', id: pathId(request) }, app.now());
      return existingCompany(request, db);
    },
  );

  serveInTransaction(
    app,
    mergeCompany,
    ({ db, actor, body }, id) => mergeIntoAnother(db, actor, id, body),
    existingCompany,
  );
}

export function companyRoutes(app: FastifyInstance): void {
  listRoutes(app);
  creationRoutes(app);
  recordRoutes(app);
}
