import {
  createCompany,
  getCompanyReport,
  listCompanies,
  listCompanyAccess,
  lookUpCompany,
  searchCompanies,
} from '@rentsafe/domain/company';
import type { FastifyInstance } from 'fastify';
import { countReads, listReads, recordRead, reportExtras } from '../audit/reads.ts';
import { principalOf, tablesFor } from '../auth/principal.ts';
import { companyScope } from '../auth/scope.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { pageQuery, pathId, requiredQuery } from '../http/query.ts';
import * as repository from './repository.ts';

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
    return company ? { id, company, branch } : undefined;
  });

  serveInTransaction(app, getCompanyReport, async ({ request, db, now }) => {
    const id = pathId(request);
    const scope = companyScope(request);
    const company = scope === null || scope === id ? await repository.readCompany(db, id) : null;
    if (!company) throw notFound();
    const { userId } = principalOf(request);
    await recordRead(db, { company_id: id }, { userId, requestId: request.id, now });
    return { ...company, ...reportExtras(now) };
  });

  serve(app, listCompanyAccess, async ({ request, db }) => {
    const subject = { company_id: pathId(request) };
    const page = pageQuery(request);
    if (!(await repository.readCompany(db, subject.company_id))) throw notFound();
    const count = await countReads(db, subject);
    checkPage(page, count);
    return paginate(request, page, { count, results: await listReads(db, subject, page) });
  });
}
