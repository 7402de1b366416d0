import type { FactorChallenge, FactorKind } from '@rentsafe/domain/factor';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { accountKey, clearFailures, factorKey, passwordAttempt } from '../auth/lockout.ts';
import { checkPassword } from '../auth/password.ts';
import { type Pair, startSession } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { type Challenge, startChallenge } from '../factor/challenges.ts';
import { factorKindsOf } from '../factor/read.ts';
import { relyingPartyOf } from '../factor/relyingParty.ts';
import { HttpError, unauthorised } from '../http/errors.ts';
import { mailAfter, newDeviceMail } from './accountMails.ts';
import { noteDevice } from './devices.ts';

export type Account = typeof users.$inferSelect;

interface Credentials {
  username: string;
  password: string;
}

async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email_key, username.toLowerCase()));
  return found;
}

/** Starts the session of a user whose password or passkey was right, or whom a provider knows: a browser that is new to them is reported. */
export async function openSession(
  db: Db,
  actor: Actor,
  request: FastifyRequest,
  account: Account,
  by?: FactorKind | 'provider',
): Promise<Pair> {
  const factor = by === 'provider' ? undefined : by;
  const { now } = actor;
  const { id, client_id, email } = account;
  await db.update(users).set({ last_sign_in_at: now }).where(eq(users.id, id));
  await clearFailures(db, accountKey(email));
  if (factor) await clearFailures(db, factorKey(id));
  const user = { ...actor, userId: id, clientId: client_id };
  const changes = factor && { factor: [null, factor] satisfies [unknown, unknown] };
  const subject = { type: 'user', id } as const;
  await recordEvent(db, user, { action: 'sign_in', subject, ...(changes && { changes }) });
  const userAgent = request.headers['user-agent'];
  const newDevice = await noteDevice(db, request, id, now);
  if (newDevice) mailAfter(request, newDeviceMail(account, { userAgent, now }));
  return startSession(db, { userId: id, userAgent, by, newDevice, now });
}

export type Outcome = { pair: Pair } | { challenge: FactorChallenge };

/**
 * Starts the session of a user whom a password or a provider vouches for, or asks for the second factor where they have one.
 *
 * @param provider with the identity that is linked to the user once the factor is given; null where it is already.
 */
export async function openOrAsk(
  db: Db,
  actor: Actor,
  request: FastifyRequest,
  user: Account,
  provider?: Pick<Challenge, 'identity'>,
): Promise<Outcome> {
  const by = provider && 'provider';
  if (!user.has_factor) return { pair: await openSession(db, actor, request, user, by) };
  const asked = { kind: 'sign_in', userId: user.id, ...provider } as const;
  const { token, expiresAt } = await startChallenge(db, asked, actor.now);
  const kinds = await factorKindsOf(db, user.id, relyingPartyOf(request.server) !== null);
  return { challenge: { token, expires_at: expiresAt.toISOString(), kinds } };
}

/** As `openOrAsk`; null where the password was replaced, or the user deactivated, while the password was compared. */
function goOn(db: Db, actor: Actor, request: FastifyRequest, account: Account): Promise<Outcome | null> {
  const isUnchanged = and(
    eq(users.id, account.id),
    eq(users.is_active, true),
    eq(users.password_hash, account.password_hash ?? ''),
  );
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(isUnchanged).for('no key update');
    return user ? openOrAsk(tx, actor, request, user) : null;
  });
}

/** Not yet signed in: the answer says under which token the second factor is sent. */
export const factorNeeded = (factor: FactorChallenge) =>
  new HttpError(
    401,
    { detail: 'Sign in with your second factor too.', factor },
    { 'www-authenticate': 'Bearer' },
  );

/**
 * Signs in. The attempt is counted before the password is compared, so that parallel guesses cannot outrun the count, and is
 * released if it did not fail: a right password, or trouble with the database.
 *
 * @throws HttpError 401 for any wrong account or password, and with a challenge where a second factor is needed; 429 after too many.
 */
export async function signIn(
  app: FastifyInstance,
  actor: Actor,
  { username, password }: Credentials,
  request: FastifyRequest,
): Promise<{ account: Account; pair: Pair }> {
  const { db, attempts, passwords } = app;
  const attempt = passwordAttempt(username, request.ip);
  const ofAddress = attempt.slice(1);
  let isCounted = false;
  const compare = async () => {
    const account = await findAccount(db, username);
    await attempts.reserve(attempt, actor.now);
    isCounted = true;
    const passwordHash = account?.is_active ? account.password_hash : null;
    return { account, isRight: await checkPassword(password, passwordHash) };
  };
  try {
    const { account, isRight } = await passwords.run(compare);
    const found = isRight && account ? await goOn(db, actor, request, account) : null;
    if (found && 'challenge' in found) throw factorNeeded(found.challenge);
    if (account && found) {
      await attempts.release(ofAddress);
      return { account, pair: found.pair };
    }
    const subject = { type: 'user', id: account?.id ?? null } as const;
    await recordEvent(db, actor, { action: 'sign_in_failed', subject, clientId: account?.client_id });
  } catch (error) {
    if (isCounted) await attempts.release(attempt);
    throw error;
  }
  throw unauthorised('Invalid account.');
}
