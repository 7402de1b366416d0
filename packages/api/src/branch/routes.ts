import { createBranch, getBranch, listBranches, searchBranches, updateBranch } from '@rentsafe/domain/branch';
import type { FastifyInstance } from 'fastify';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { branches } from '../db/schema.ts';
import { pathId } from '../http/query.ts';
import { readerOf } from '../party/readable.ts';
import { scopeOf } from '../rating/scope.ts';
import { existing } from '../resource/find.ts';
import { listRecords } from '../search/listRecords.ts';
import { branchCsv, branchSource } from './list.ts';
import * as repository from './repository.ts';
import { updateBranch as changeBranch } from './update.ts';

const existingBranch = existing({ table: branches, type: 'branch' });

export function branchRoutes(app: FastifyInstance): void {
  for (const call of [listBranches, searchBranches]) {
    serveList(
      app,
      call,
      (request) => readerOf(request, app.now()),
      (context) => listRecords(context, branchSource),
      branchCsv,
    );
  }

  serveInTransaction(app, createBranch, async ({ body, db, actor }) => {
    const id = await repository.insertBranch(db, actor, body);
    return repository.readBranch(db, id);
  });

  serve(app, getBranch, async ({ request, db, now }) => {
    const found = await repository.readBranch(db, pathId(request));
    await scopeOf(request, db, { type: 'company', id: found.company.id }, now, 'record');
    return found;
  });

  serveInTransaction(
    app,
    updateBranch,
    ({ db, actor, body }, id) => changeBranch(db, actor, id, body),
    existingBranch,
  );
}
