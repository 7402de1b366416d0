import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, recordEvent } from '../audit/events.ts';
import { accountKey, clearFailures, passwordAttempt } from '../auth/lockout.ts';
import { checkPassword } from '../auth/password.ts';
import { type Pair, startSession } from '../auth/sessions.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { unauthorised } from '../http/errors.ts';

export type Account = typeof users.$inferSelect;

interface Credentials {
  username: string;
  password: string;
}

interface Origin {
  ip: string;
  userAgent: string | undefined;
}

async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email_key, username.toLowerCase()));
  return found;
}

/** Starts a session; null where the password was replaced, or the user deactivated, while the password was compared. */
function openSession(
  db: Db,
  actor: Actor,
  account: Account,
  userAgent: string | undefined,
): Promise<Pair | null> {
  const { now } = actor;
  const isUnchanged = and(
    eq(users.id, account.id),
    eq(users.is_active, true),
    eq(users.password_hash, account.password_hash ?? ''),
  );
  return db.transaction(async (tx) => {
    const updated = await tx.update(users).set({ last_sign_in_at: now }).where(isUnchanged).returning();
    if (updated.length === 0) return null;
    await clearFailures(tx, accountKey(account.email));
    const by = { ...actor, userId: account.id, clientId: account.client_id };
    await recordEvent(tx, by, { action: 'sign_in', subject: { type: 'user', id: account.id } });
    return startSession(tx, { userId: account.id, userAgent, now });
  });
}

/**
 * Signs in. The attempt is counted before the password is compared, so that parallel guesses cannot outrun the count, and is
 * released if it did not fail: a right password, or trouble with the database.
 *
 * @throws HttpError 401 for any wrong account or password, 429 after too many.
 */
export async function signIn(
  { db, attempts, passwords }: Pick<FastifyInstance, 'db' | 'attempts' | 'passwords'>,
  actor: Actor,
  { username, password }: Credentials,
  { ip, userAgent }: Origin,
): Promise<{ account: Account; pair: Pair }> {
  const attempt = passwordAttempt(username, ip);
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
    const pair = isRight && account ? await openSession(db, actor, account, userAgent) : null;
    if (account && pair) {
      await attempts.release(ofAddress);
      return { account, pair };
    }
    const subject = { type: 'user', id: account?.id ?? null } as const;
    await recordEvent(db, actor, { action: 'sign_in_failed', subject, clientId: account?.client_id });
  } catch (error) {
    if (isCounted) await attempts.release(attempt);
    throw error;
  }
  throw unauthorised('Invalid account.');
}
