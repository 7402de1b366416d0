import {
  createCompany,
  getCompanyReport,
  listCompanies,
  listCompanyAccess,
  lookUpCompany,
  searchCompanies,
  updateCompany,
} from '@rentsafe/domain/company';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countReads, listReads, recordRead, reportExtras } from '../audit/reads.ts';
import { principalOf, tablesFor } from '../auth/principal.ts';
import { companyScope } from '../auth/scope.ts';
import { companies } from '../db/schema.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { optionalQuery, pageQuery, pathId, requiredQuery } from '../http/query.ts';
import { existing } from '../resource/find.ts';
import * as repository from './repository.ts';
import { updateCompany as changeCompany } from './update.ts';

/** What is asked for of a company: 'record' is the record alone, nothing the report. */
function viewOf(request: FastifyRequest): string {
  const view = optionalQuery(request, 'view');
  if (view !== '' && view !== 'record') throw fieldError('view', 'Not a valid choice.');
  return view;
}

const existingCompany = existing({ table: companies, type: 'company' });

export function companyRoutes(app: FastifyInstance): void {
  serve(app, listCompanies, async ({ request, db }) => {
    const page = pageQuery(request);
    const found = await repository.listCompanies(db, tablesFor(request), page, companyScope(request));
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

  serve(app, searchCompanies, async ({ request, db }) => {
    const query = requiredQuery(request, 'q');
    const page = pageQuery(request);
    const found = await repository.searchCompanies(db, query, page, companyScope(request));
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

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
    const isRecordAlone = viewOf(request) === 'record';
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

  serve(app, listCompanyAccess, async ({ request, db }) => {
    const subject = { company_id: pathId(request) };
    const page = pageQuery(request);
    await repository.readCompany(db, subject.company_id);
    const count = await countReads(db, subject);
    checkPage(page, count);
    return paginate(request, page, { count, results: await listReads(db, subject, page) });
  });
}
