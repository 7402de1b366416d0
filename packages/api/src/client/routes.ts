import { createClient, listClients } from '@rentsafe/domain/client';
import type { FastifyInstance } from 'fastify';
import { clientScope } from '../auth/scope.ts';
import { serveInTransaction } from '../http/calls.ts';
import { serveList } from '../http/serveList.ts';
import * as repository from './repository.ts';

export function clientRoutes(app: FastifyInstance): void {
  serveList(app, listClients, clientScope, repository.listClients);

  serveInTransaction(app, createClient, async ({ body, db, actor }) =>
    repository.insertClient(db, actor, body),
  );
}
