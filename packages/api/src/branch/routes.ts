import { createBranch, getBranch, listBranches, searchBranches, updateBranch } from '@rentsafe/domain/branch';
import type { FastifyInstance } from 'fastify';
import { tablesFor } from '../auth/principal.ts';
import { companyScope } from '../auth/scope.ts';
import { branches } from '../db/schema.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { pageQuery, pathId, requiredQuery } from '../http/query.ts';
import { existing } from '../resource/find.ts';
import * as repository from './repository.ts';
import { updateBranch as changeBranch } from './update.ts';

const existingBranch = existing({ table: branches, type: 'branch' });

export function branchRoutes(app: FastifyInstance): void {
  serve(app, listBranches, async ({ request, db }) => {
    const page = pageQuery(request);
    const found = await repository.listBranches(db, tablesFor(request), page, companyScope(request));
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

  serve(app, searchBranches, async ({ request, db }) => {
    const query = requiredQuery(request, 'q');
    const page = pageQuery(request);
    const found = await repository.searchBranches(db, query, page, companyScope(request));
    checkPage(page, found.count);
    return paginate(request, page, found);
  });

  serveInTransaction(app, createBranch, async ({ body, db, actor }) => {
    const id = await repository.insertBranch(db, actor, body);
    return repository.readBranch(db, id);
  });

  serve(app, getBranch, ({ request, db }) =>
    repository.readBranch(db, pathId(request), companyScope(request)),
  );

  serveInTransaction(
    app,
    updateBranch,
    ({ db, actor, body }, id) => changeBranch(db, actor, id, body),
    existingBranch,
  );
}
