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
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { clientExists } from '../client/repository.ts';
import type { Db } from '../db/database.ts';
import { forbidden, HttpError, notFound } from '../http/errors.ts';
import { baseUrl } from '../http/pagination.ts';
import { pathId } from '../http/query.ts';
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

/** Behind `#`, which no server, log or Referer header gets to see. */
const invitationOf = (
  request: FastifyRequest,
  { token, expiresAt }: Awaited<ReturnType<typeof invite>>,
): Invitation => ({
  url: `${baseUrl(request)}/set-password#token=${token}`,
  expires_at: expiresAt.toISOString(),
});

export function userRoutes(app: FastifyInstance): void {
  serveList(app, listUsers, clientOf, repository.listUsers, repository.userCsv);

  serveInTransaction(
    app,
    createUser,
    async ({ request, body, db, actor }, client) => {
      const user = await repository.insertUser(db, actor, client, body);
      const made = await invite(db, actor, { userId: user.id, action: 'invite' });
      return { ...user, invitation: invitationOf(request, made) };
    },
    clientOf,
  );

  serveInTransaction(
    app,
    updateUser,
    async ({ body: { version, ...patch }, db, actor }, { client, user }) =>
      repository.updateUser(db, actor, { clientId: client, id: user.id, version }, patch),
    clientUserOf,
  );

  serveInTransaction(
    app,
    deactivateUser,
    async ({ db, actor }, { client, user }) => {
      const target = { clientId: client, id: user.id, version: 'any' } as const;
      await repository.updateUser(db, actor, target, { is_active: false });
      return undefined;
    },
    clientUserOf,
  );

  serveInTransaction(
    app,
    resetUserPassword,
    async ({ request, db, actor }, { user }) => {
      if (!user.is_active) throw new HttpError(409, 'This user is not active.');
      const made = await invite(db, actor, { userId: user.id, action: 'password_reset' });
      return { invitation: invitationOf(request, made) };
    },
    clientUserOf,
  );
}
