import { passwordProblem } from '@rentsafe/domain/password';
import { changePassword, checkInvitation, setPassword } from '@rentsafe/domain/session';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { acceptInvitation, invitedUser, lockUser, voidInvitations } from '../auth/invitations.ts';
import { accountKey, clearFailures, invitationAttempt, passwordAttempt } from '../auth/lockout.ts';
import { checkPassword, hashPassword } from '../auth/password.ts';
import { principalOf } from '../auth/principal.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { serve } from '../calls/serve.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { fieldError, unauthorised } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { Account } from './signIn.ts';

const invalidLink = () => fieldError('token', 'This link was used already, or is no longer valid.');

function refuseWeak(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw fieldError('password', issueText(problem));
}

/** Replaces the password that was compared; false where it is another one by now. */
function replace(
  db: Db,
  actor: Actor,
  { account, sessionId, passwordHash }: { account: Account; sessionId: number; passwordHash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const current = await lockUser(tx, account.id);
    if (current?.password_hash !== account.password_hash) return false;
    await tx.update(users).set({ password_hash: passwordHash }).where(eq(users.id, account.id));
    await endOtherSessions(tx, actor, account.id, sessionId);
    await voidInvitations(tx, account.id);
    await clearFailures(tx, accountKey(account.email));
    await recordEvent(tx, actor, { action: 'password_change', subject: { type: 'user', id: account.id } });
    return true;
  });
}

export function passwordRoutes(app: FastifyInstance): void {
  serve(app, checkInvitation, async ({ request, body, db, now }) => {
    const attempt = invitationAttempt(request.ip);
    const user = await app.attempts.guess(attempt, now, () => invitedUser(db, body.token, now));
    if (!user) throw invalidLink();
    return { username: user.email, expires_at: user.expiresAt.toISOString() };
  });

  serve(app, setPassword, async ({ body, db, now, actor }) => {
    const user = await invitedUser(db, body.token, now);
    if (!user) throw invalidLink();
    refuseWeak(body.password, user.email);
    const passwordHash = await app.passwords.run(() => hashPassword(body.password));
    const by = { ...actor, userId: user.id, clientId: user.clientId };
    const link = { userId: user.id, token: body.token, passwordHash };
    if (!(await acceptInvitation(db, by, link))) throw invalidLink();
    return undefined;
  });

  serve(app, changePassword, async ({ request, body, db, now, actor }) => {
    const { userId, sessionId } = principalOf(request);
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    if (!account) throw unauthorised('The account no longer exists.');
    const attempt = passwordAttempt(account.email, request.ip);
    const check = () => checkPassword(body.current_password, account.password_hash);
    const isRight = await app.attempts.guess(attempt, now, async () => {
      if (await app.passwords.run(check)) return true;
      await recordEvent(db, actor, { action: 'sign_in_failed', subject: { type: 'user', id: userId } });
      return false;
    });
    const notYours = () => fieldError('current_password', 'This is not your password.');
    if (!isRight) throw notYours();
    refuseWeak(body.password, account.email);
    const passwordHash = await app.passwords.run(() => hashPassword(body.password));
    if (!(await replace(db, actor, { account, sessionId, passwordHash }))) throw notYours();
    return undefined;
  });
}
