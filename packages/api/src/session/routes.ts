import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { finishSignIn, startPasskeySignIn } from '@rentsafe/domain/factor';
import {
  endOtherSessions,
  endSession,
  listSessions,
  login,
  logout,
  me,
  refreshSession,
} from '@rentsafe/domain/session';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { signAccess } from '../auth/accessToken.ts';
import { passkeyStart } from '../auth/lockout.ts';
import { principalOf } from '../auth/principal.ts';
import { rotate } from '../auth/refresh.ts';
import * as sessions from '../auth/sessions.ts';
import { needsFactor } from '../calls/checkFactor.ts';
import { serve, serveInTransaction } from '../calls/serve.ts';
import { clients, users } from '../db/schema.ts';
import { notFound, unauthorised } from '../http/errors.ts';
import { pathId } from '../http/query.ts';
import { endSignIn, startPasskeyUse } from './finishSignIn.ts';
import { type Account, signIn } from './signIn.ts';

export const userTypeOf = (clientId: number): 'staff' | 'client' =>
  clientId === PROVIDER_CLIENT_ID ? 'staff' : 'client';

const signedIn = (app: FastifyInstance, account: Account, pair: sessions.Pair, now: Date) => ({
  user: { id: account.id, username: account.email, user_type: userTypeOf(account.client_id) },
  access: signAccess(app, pair, now),
  refresh: pair.refresh,
});

export function sessionRoutes(app: FastifyInstance): void {
  serve(app, login, async ({ request, body, now, actor }) => {
    const { account, pair } = await signIn(app, actor, body, request);
    return signedIn(app, account, pair, now);
  });

  serve(app, startPasskeySignIn, async ({ request, body, db, now }) => {
    await app.attempts.reserve(passkeyStart(request.ip), now);
    return startPasskeyUse(app, db, body.token, now);
  });

  serve(app, finishSignIn, async ({ request, body, now, actor }) => {
    const { account, pair } = await endSignIn(app, actor, body, request);
    return signedIn(app, account, pair, now);
  });

  serve(app, refreshSession, async ({ body, db, now, actor }) => {
    const pair = await rotate(db, actor, body.refresh);
    if (!pair) throw unauthorised('The refresh token is no longer valid.');
    return { access: signAccess(app, pair, now), refresh: pair.refresh };
  });

  serveInTransaction(app, logout, async ({ request, db, actor }) => {
    const { sessionId, userId } = principalOf(request);
    await sessions.endSession(db, actor, { id: sessionId, userId }, 'sign_out');
    return undefined;
  });

  serve(app, me, async ({ request, db }) => {
    const [found] = await db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.client_id))
      .where(eq(users.id, principalOf(request).userId));
    if (!found) throw unauthorised('The account no longer exists.');
    const { user, client } = found;
    return {
      id: user.id,
      username: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      user_type: userTypeOf(user.client_id),
      access_level: user.access_level,
      client: user.client_id,
      client_name: client.name,
      company: client.company_id,
      ...(needsFactor(app, principalOf(request)) && { needs_factor: true }),
    };
  });

  serve(app, listSessions, async ({ request, db, now }) => {
    const { userId, sessionId } = principalOf(request);
    const open = await sessions.openSessions(db, userId, now);
    return open.map((session) => ({
      id: session.id,
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_seen_at.toISOString(),
      user_agent: session.user_agent,
      current: session.id === sessionId,
      signed_in_by: session.signed_in_by,
      new_device: session.new_device,
    }));
  });

  serveInTransaction(app, endSession, async ({ request, db, actor }) => {
    const { userId } = principalOf(request);
    if (!(await sessions.endSession(db, actor, { id: pathId(request), userId }))) throw notFound();
    return undefined;
  });

  serveInTransaction(app, endOtherSessions, async ({ request, db, actor }) => {
    const { userId, sessionId } = principalOf(request);
    await sessions.endOtherSessions(db, actor, userId, sessionId);
    return undefined;
  });
}
