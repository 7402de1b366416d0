import { removeUserFactors } from '@rentsafe/domain/factor';
import {
  canBeInvited,
  createUser,
  deactivateUser,
  listUsers,
  resetUserPassword,
  updateUser,
} from '@rentsafe/domain/user';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordEvent } from '../audit/events.ts';
import { invite, lockUser } from '../auth/invitations.ts';
import { principalOf } from '../auth/principal.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { requireConfirmed } from '../calls/checkFactor.ts';
import { serveInTransaction } from '../calls/serve.ts';
import { serveList } from '../calls/serveList.ts';
import { clientExists } from '../client/repository.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { removeFactors } from '../factor/remove.ts';
import { forbidden, HttpError, notFound } from '../http/errors.ts';
import { pathId } from '../http/query.ts';
import {
  factorsRemovedMail,
  invitationMail,
  invitationOf,
  mailAfter,
  passwordMail,
} from '../session/accountMails.ts';
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

/** The name of who asks. */
async function nameOf(request: FastifyRequest, db: Db): Promise<string> {
  const [own] = await db
    .select()
    .from(users)
    .where(eq(users.id, principalOf(request).userId));
  return own ? `${own.first_name} ${own.last_name}` : 'An Admin';
}

export function userRoutes(app: FastifyInstance): void {
  serveList(app, listUsers, clientOf, repository.listUsers, repository.userCsv);

  serveInTransaction(
    app,
    createUser,
    async ({ request, body, db, actor }, client) => {
      const user = await repository.insertUser(db, actor, client, body);
      const made = await invite(db, actor, { userId: user.id, action: 'invite' });
      const invitation = invitationOf(request, made);
      mailAfter(request, invitationMail(user, invitation));
      return { ...user, invitation };
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
      const answer = canBeInvited(user);
      if (answer !== true) throw new HttpError(409, answer);
      const made = await invite(db, actor, { userId: user.id, action: 'password_reset' });
      const invitation = invitationOf(request, made);
      mailAfter(request, passwordMail(user, invitation));
      return { invitation };
    },
    clientUserOf,
  );

  serveInTransaction(
    app,
    removeUserFactors,
    async ({ request, db, now, actor }, { client, user }) => {
      if (user.id === actor.userId) throw new HttpError(409, 'Change your own under Your account, Security.');
      requireConfirmed(request);
      await lockUser(db, user.id);
      const changes = await removeFactors(db, user.id);
      if (!changes) throw new HttpError(409, 'This user has no second factor.');
      await endSessionsOf(db, user.id, now);
      const subject = { type: 'user', id: user.id } as const;
      await recordEvent(db, actor, { action: 'factor_removed', subject, clientId: client, changes });
      mailAfter(request, factorsRemovedMail(user, await nameOf(request, db), now));
      return undefined;
    },
    clientUserOf,
  );
}
