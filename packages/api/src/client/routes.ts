import { createClient, listClients } from '@rentsafe/domain/client';
import type { FastifyInstance } from 'fastify';
import { serve, serveInTransaction } from '../http/calls.ts';
import { checkPage, paginate } from '../http/pagination.ts';
import { pageQuery } from '../http/query.ts';
import * as repository from './repository.ts';

export function clientRoutes(app: FastifyInstance): void {
  serve(app, listClients, async ({ request, db }) => {
    const page = pageQuery(request);
    const count = await repository.countClients(db);
    checkPage(page, count);
    return paginate(request, page, { count, results: await repository.listClients(db, page) });
  });

  serveInTransaction(app, createClient, async ({ body, db, actor }) =>
    repository.insertClient(db, actor, body),
  );
}
