import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { loginFailures } from '../db/schema.ts';

const WINDOW_MS = 5 * 60_000;

/** Failures that are answered as failures; the next attempt is refused unseen. */
export const ACCOUNT_LIMIT = 5;
export const ADDRESS_LIMIT = 50;

/** Kept as a hash: an address or an account that does not exist is still personal data. */
const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export const accountKey = (username: string) => keyOf('account', username.trim().toLowerCase());
export const addressKey = (ip: string) => keyOf('address', ip);

/**
 * Counts an attempt before it is checked, in one statement, so that no number of parallel guesses gets more than `limit`
 * checks. The window starts with the first failure and starts again when the limit is reached.
 *
 * @returns seconds to wait when the limit is passed, else 0.
 */
export async function reserveAttempt(db: Db, key: string, limit: number, now: Date): Promise<number> {
  const until = new Date(now.getTime() + WINDOW_MS);
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, until })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`CASE WHEN ${loginFailures.until} <= ${now.toISOString()}::timestamptz THEN 1
          ELSE least(${loginFailures.failures} + 1, ${limit + 1}) END`,
        until: sql`CASE WHEN ${loginFailures.until} <= ${now.toISOString()}::timestamptz
          OR ${loginFailures.failures} + 1 = ${limit} THEN ${until.toISOString()}::timestamptz
          ELSE ${loginFailures.until} END`,
      },
    })
    .returning();
  if (!row || row.failures <= limit) return 0;
  return Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000));
}

/** Takes back the one attempt that was no failure. */
export async function refundAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));
}

/** Forgets an account's failures, after a right password or a new one. */
export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

export async function purgeFailures(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.until, now));
}
