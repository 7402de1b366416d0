import {
  createIndividual,
  getIndividual,
  getIndividualReport,
  listIndividualAccess,
  listIndividuals,
  lookUpIndividual,
  searchIndividuals,
  updateIndividual,
} from '@rentsafe/domain/individual';
import type { FastifyInstance } from 'fastify';
import { countReads, listReads, recordRead, reportExtras } from '../audit/reads.ts';
import { principalOf, tablesFor } from '../auth/principal.ts';
import { companyScope } from '../auth/scope.ts';
import { individuals } from '../db/schema.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { optionalQuery, pageQuery, pathId, requiredQuery } from '../http/query.ts';
import { existing } from '../resource/find.ts';
import * as repository from './repository.ts';
import { updateIndividual as changeIndividual } from './update.ts';

const existingIndividual = existing({ table: individuals, type: 'individual' });

export function individualRoutes(app: FastifyInstance): void {
  serve(app, listIndividuals, async ({ request, db }) => {
    const page = pageQuery(request);
    const found = await repository.listIndividuals(db, tablesFor(request), page);
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

  serve(app, searchIndividuals, async ({ request, db }) => {
    const query = requiredQuery(request, 'q');
    const page = pageQuery(request);
    const found = await repository.searchIndividuals(db, query, page);
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

  serve(app, lookUpIndividual, async ({ request, db }) => {
    const number = requiredQuery(request, 'identification_number');
    const type = optionalQuery(request, 'identification_type') || undefined;
    const found = await repository.findByIdentification(db, number, type);
    return { match: found && { id: found.id, name: `${found.first_name} ${found.last_name}` } };
  });

  serveInTransaction(app, createIndividual, async ({ body, db, actor }) => {
    const id = await repository.insertIndividual(db, actor, body);
    return repository.readIndividual(db, id);
  });

  serve(app, getIndividual, async ({ request, db }) => {
    if (companyScope(request) !== null) throw notFound();
    return repository.readIndividual(db, pathId(request));
  });

  serveInTransaction(
    app,
    updateIndividual,
    ({ db, actor, body }, id) => changeIndividual(db, actor, id, body),
    existingIndividual,
  );

  serveInTransaction(app, getIndividualReport, async ({ request, db, now }) => {
    const id = pathId(request);
    const individual = await repository.readIndividual(db, id);
    const { userId } = principalOf(request);
    await recordRead(db, { individual_id: id }, { userId, requestId: request.id, now });
    return { ...individual, ...reportExtras(now) };
  });

  serve(app, listIndividualAccess, async ({ request, db }) => {
    const subject = { individual_id: pathId(request) };
    const page = pageQuery(request);
    await repository.readIndividual(db, subject.individual_id);
    const count = await countReads(db, subject);
    checkPage(page, count);
    return paginate(request, page, { count, results: await listReads(db, subject, page) });
  });
}
