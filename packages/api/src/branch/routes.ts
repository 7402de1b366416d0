import { createBranch, getBranch, listBranches, searchBranches, updateBranch } from '@rentsafe/domain/branch';
import type { FastifyInstance } from 'fastify';
import { companyScope } from '../auth/scope.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { branches } from '../db/schema.ts';
import { pathId } from '../http/query.ts';
import { existing } from '../resource/find.ts';
import { listRecords } from '../search/listRecords.ts';
import { branchCsv, branchSource } from './list.ts';
import * as repository from './repository.ts';
import { updateBranch as changeBranch } from './update.ts';

const existingBranch = existing({ table: branches, type: 'branch' });

export function branchRoutes(app: FastifyInstance): void {
  for (const call of [listBranches, searchBranches]) {
    serveList(app, call, companyScope, (context) => listRecords(context, branchSource), branchCsv);
  }

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
