import { login, logout, me, refreshSession, setPassword } from '@rentsafe/domain/session';
import { PROVIDER_CLIENT_ID, passwordProblem } from '@rentsafe/domain/user';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { acceptInvitation, invitedUser } from '../auth/invitations.ts';
import {
  ACCOUNT_LIMIT,
  ADDRESS_LIMIT,
  accountKey,
  addressKey,
  clearFailures,
  refundAttempt,
  reserveAttempt,
} from '../auth/lockout.ts';
import { checkPassword, hashPassword } from '../auth/password.ts';
import { principalOf } from '../auth/principal.ts';
import { ACCESS_SECONDS, endSession, rotate, startSession } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { serve, serveInTransaction } from '../http/calls.ts';
import { fieldError, HttpError, unauthorised } from '../http/errors.ts';

const userTypeOf = (clientId: number): 'staff' | 'client' =>
  clientId === PROVIDER_CLIENT_ID ? 'staff' : 'client';

const tooMany = (seconds: number) =>
  new HttpError(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });

async function findAccount(db: Db, username: string) {
  const [found] = await db.select().from(users).where(eq(users.email_key, username.toLowerCase()));
  return found;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** False where the password was replaced, or the user deactivated, while the password was compared. Holds until the end of the transaction. */
async function isUnchanged(db: Db, account: Account): Promise<boolean> {
  const [now] = await db.select().from(users).where(eq(users.id, account.id)).for('share');
  return now?.is_active === true && now.password_hash === account.password_hash;
}

export function sessionRoutes(app: FastifyInstance): void {
  const accessToken = (userId: number, sessionId: number, now: Date) => {
    const iat = Math.floor(now.getTime() / 1000);
    return app.jwt.sign({ sub: String(userId), sid: sessionId, iat, exp: iat + ACCESS_SECONDS });
  };

  /** The account, when the password is right; counted beforehand, so that parallel guesses cannot outrun the count. */
  const checkAccount = async (db: Db, username: string, password: string, ip: string, now: Date) => {
    const keys = { account: accountKey(username), address: addressKey(ip) };
    const wait = await reserveAttempt(db, keys.account, ACCOUNT_LIMIT, now);
    if (wait > 0) throw tooMany(wait);
    const waitForAddress = await reserveAttempt(db, keys.address, ADDRESS_LIMIT, now);
    if (waitForAddress > 0) {
      await refundAttempt(db, keys.account);
      throw tooMany(waitForAddress);
    }
    const account = await findAccount(db, username);
    const usable = account?.is_active ? account.password_hash : null;
    if (!(await checkPassword(password, usable)) || !account) throw unauthorised('Invalid account.');
    await clearFailures(db, keys.account);
    await refundAttempt(db, keys.address);
    return account;
  };

  serve(app, login, async ({ request, body, db, now }) => {
    const { username, password } = body;
    const account = await app.passwords.run(() => checkAccount(db, username, password, request.ip, now));
    const { sessionId, refresh } = await db.transaction(async (tx) => {
      if (!(await isUnchanged(tx, account))) throw unauthorised('Invalid account.');
      return startSession(tx, account.id, now);
    });
    return {
      user: { id: account.id, username: account.email, user_type: userTypeOf(account.client_id) },
      access: accessToken(account.id, sessionId, now),
      refresh,
    };
  });

  serve(app, refreshSession, async ({ body, db, now }) => {
    const rotated = await rotate(db, body.refresh, now);
    if (!rotated) throw unauthorised('The refresh token is not valid any more.');
    return { access: accessToken(rotated.userId, rotated.sessionId, now), refresh: rotated.refresh };
  });

  serveInTransaction(app, logout, async ({ request, db, now }) => {
    await endSession(db, principalOf(request).sessionId, now);
    return undefined;
  });

  serve(app, me, async ({ request, db }) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, principalOf(request).userId));
    if (!user) throw unauthorised('The account does not exist any more.');
    return {
      id: user.id,
      username: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      user_type: userTypeOf(user.client_id),
      access_level: user.access_level,
      client: user.client_id,
    };
  });

  serve(app, setPassword, async ({ body, db, now }) => {
    const invalid = () => fieldError('token', 'This link was used already, or is not valid any more.');
    const user = await invitedUser(db, body.token, now);
    if (!user) throw invalid();
    const problem = passwordProblem(body.password, user.email);
    if (problem) throw fieldError('password', problem);
    const passwordHash = await app.passwords.run(() => hashPassword(body.password));
    if (!(await acceptInvitation(db, body.token, passwordHash, now))) throw invalid();
    return undefined;
  });
}
