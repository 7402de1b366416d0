import {
  createUser,
  deactivateUser,
  type Invitation,
  listUsers,
  resetUserPassword,
  updateUser,
} from '@rentsafe/domain/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invite } from '../auth/invitations.ts';
import { principalOf } from '../auth/principal.ts';
import { clientExists } from '../client/repository.ts';
import type { Db } from '../db/database.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { forbidden, HttpError, notFound } from '../http/errors.ts';
import { baseUrl, checkPage, paginate } from '../http/pagination.ts';
import { optionalQuery, pageQuery, pathId } from '../http/query.ts';
import * as repository from './repository.ts';

/** The client in the path: any for an Admin of the provider, for an Admin of a client company only their own. */
async function clientOf(request: FastifyRequest, db: Db): Promise<number> {
  const { role, clientId } = principalOf(request);
  const { client } = request.params as { client?: string };
  if (role !== 'admin' && client !== String(clientId)) throw forbidden();
  const id = pathId(request, 'client');
  if (!(await clientExists(db, id))) throw notFound();
  return id;
}

/** The user in the path, of the client in the path. */
async function clientUserOf(request: FastifyRequest, db: Db) {
  const client = await clientOf(request, db);
  return { client, user: await repository.findUser(db, client, pathId(request)) };
}

async function invitationFor(
  request: FastifyRequest,
  db: Db,
  userId: number,
  now: Date,
): Promise<Invitation> {
  const { token, expiresAt } = await invite(db, userId, now);
  return { url: `${baseUrl(request)}/set-password?token=${token}`, expires_at: expiresAt.toISOString() };
}

export function userRoutes(app: FastifyInstance): void {
  serve(app, listUsers, async ({ request, db }) => {
    const client = await clientOf(request, db);
    const query = optionalQuery(request, 'q');
    const page = pageQuery(request);
    const count = await repository.countUsers(db, client, query);
    checkPage(page, count);
    return paginate(request, page, { count, results: await repository.listUsers(db, client, query, page) });
  });

  serveInTransaction(
    app,
    createUser,
    async ({ request, body, db, now }, client) => {
      const user = await repository.insertUser(db, client, body);
      return { ...user, invitation: await invitationFor(request, db, user.id, now) };
    },
    clientOf,
  );

  serveInTransaction(
    app,
    updateUser,
    async ({ request, body, db, now }, { client, user }) => {
      const actorClientId = principalOf(request).clientId;
      return repository.updateUser(db, client, user.id, body, { actorClientId, now });
    },
    clientUserOf,
  );

  serveInTransaction(
    app,
    deactivateUser,
    async ({ request, db, now }, client) => {
      const actorClientId = principalOf(request).clientId;
      await repository.updateUser(db, client, pathId(request), { is_active: false }, { actorClientId, now });
      return undefined;
    },
    clientOf,
  );

  serveInTransaction(
    app,
    resetUserPassword,
    async ({ request, db, now }, { user }) => {
      if (!user.is_active) throw new HttpError(409, 'This user is not active.');
      return { invitation: await invitationFor(request, db, user.id, now) };
    },
    clientUserOf,
  );
}
