import {
  createCompany,
  getCompanyReport,
  listCompanies,
  listCompanyAccess,
  lookUpCompany,
  searchCompanies,
  updateCompany,
} from '@rentsafe/domain/company';
import type { FastifyInstance } from 'fastify';
import { listReads, recordRead, reportExtras } from '../audit/reads.ts';
import { principalOf } from '../auth/principal.ts';
import { companyScope } from '../auth/scope.ts';
import { companies } from '../db/schema.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { pathId, requiredQuery } from '../http/query.ts';
import { serveList } from '../http/serveList.ts';
import { existing } from '../resource/find.ts';
import { listRecords } from '../search/listRecords.ts';
import { companyCsv, companySource } from './list.ts';
import * as repository from './repository.ts';
import { updateCompany as changeCompany } from './update.ts';

const existingCompany = existing({ table: companies, type: 'company' });

export function companyRoutes(app: FastifyInstance): void {
  for (const call of [listCompanies, searchCompanies]) {
    serveList(app, call, companyScope, (context) => listRecords(context, companySource), companyCsv);
  }

  serve(app, lookUpCompany, async ({ request, db }) => {
    const found = await repository.findByRegistration(db, requiredQuery(request, 'registration_number'));
    return { match: found && { id: found.id, name: found.registration_name } };
  });

  serveInTransaction(app, createCompany, async ({ body, db, actor }) => {
    const { id, branch } = await repository.insertCompany(db, actor, body);
    const company = await repository.readCompany(db, id);
    return { id, company, branch };
  });

  serveInTransaction(app, getCompanyReport, async ({ request, db, now }) => {
    const id = pathId(request);
    const isRecordAlone = choiceQuery(request, 'view', ['record']) === 'record';
    const scope = companyScope(request);
    if (scope !== null && scope !== id) throw notFound();
    const company = await repository.readCompany(db, id);
    if (isRecordAlone) return company;
    const { userId } = principalOf(request);
    await recordRead(db, { company_id: id }, { userId, requestId: request.id, now });
    return { ...company, ...reportExtras(now) };
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
    async (request, db) => ({ company_id: await existingCompany(request, db) }),
    listReads,
  );
}
