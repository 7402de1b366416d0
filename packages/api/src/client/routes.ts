import { createClient, listClients } from '@rentsafe/domain/client';
import type { FastifyInstance } from 'fastify';
import { clientScope } from '../auth/scope.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import * as repository from './repository.ts';

export function clientRoutes(app: FastifyInstance): void {
  serveList(app, listClients, clientScope, repository.listClients);

  serveInTransaction(app, createClient, async ({ body, db, actor }) =>
    repository.insertClient(db, actor, body),
  );
}
