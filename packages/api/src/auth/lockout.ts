import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { loginFailures } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';

const WINDOW_MS = 5 * 60_000;

/** So many failures are answered as such; the next attempt is refused unchecked. */
export const ACCOUNT_LIMIT = 5;
export const ADDRESS_LIMIT = 50;
export const CHECK_LIMIT = 20;

/** Stored as a hash: an address or an account that does not exist is still personal data. */
const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export const accountKey = (username: string) => keyOf('account', username.trim().toLowerCase());
export const factorKey = (userId: number) => keyOf('factor', String(userId));
const addressKey = (ip: string) => keyOf('address', ip);

const PASSWORD = ', even with the right password';
const FACTOR = ', even with the right code';

/** What one attempt is counted under, with the limit of each. */
type Counters = readonly { key: string; limit: number; remark?: string }[];

/** A password that is tried, for an account from an address. */
export const passwordAttempt = (username: string, ip: string): Counters => [
  { key: accountKey(username), limit: ACCOUNT_LIMIT, remark: PASSWORD },
  { key: addressKey(ip), limit: ADDRESS_LIMIT, remark: PASSWORD },
];

/** A second factor that is tried, of a user from an address. */
export const factorAttempt = (userId: number, ip: string): Counters => [
  { key: factorKey(userId), limit: ACCOUNT_LIMIT, remark: FACTOR },
  { key: keyOf('factor-from', ip), limit: ADDRESS_LIMIT, remark: FACTOR },
];

/** A passkey that is tried alone, from an address. */
export const passkeyAttempt = (ip: string): Counters => [
  { key: keyOf('factor-from', ip), limit: ADDRESS_LIMIT, remark: '' },
];

/** A sign-in with a passkey that is begun, from an address: each is a row until it is answered or expires. */
export const passkeyStart = (ip: string): Counters => [
  { key: keyOf('passkey-start', ip), limit: 100, remark: '' },
];

/** An invitation that is looked up, from an address. */
export const invitationAttempt = (ip: string): Counters => [
  { key: keyOf('invitation', ip), limit: ADDRESS_LIMIT },
];

/** A forgotten password, of an account and from an address. */
export const forgottenAttempt = (username: string, ip: string): Counters => [
  { key: keyOf('forgotten', username.trim().toLowerCase()), limit: ACCOUNT_LIMIT },
  { key: keyOf('forgotten-from', ip), limit: CHECK_LIMIT },
];

/** A sign-in with the provider, from an address. */
export const providerAttempt = (ip: string): Counters => [
  { key: keyOf('provider', ip), limit: ADDRESS_LIMIT },
];

/** A look whether a report was issued, by a user. */
export const reportCheck = (userId: number): Counters => [
  { key: keyOf('report', String(userId)), limit: CHECK_LIMIT },
];

/** A look whether a printed report is genuine, from an address. */
export const verificationAttempt = (ip: string): Counters => [
  { key: keyOf('verification', ip), limit: CHECK_LIMIT },
];

export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A 429; `seconds` is also sent as Retry-After. */
export function tooMany(seconds: number, remark = PASSWORD): HttpError {
  return new HttpError(429, `Too many attempts. Try again in ${waitText(seconds)}${remark}.`, {
    'retry-after': String(seconds),
  });
}

/**
 * Counts an attempt before it is checked, in one statement, so that no number of parallel guesses gets more than `limit`
 * checks. The window starts with the first failure and starts again when the limit is reached.
 *
 * @returns seconds to wait when the limit is passed, else 0.
 */
async function count(db: Db, { key, limit }: Counters[number], now: Date): Promise<number> {
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

async function uncount(db: Db, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));
}

/** Attempts that may fail, counted in the database, so that a restart changes nothing. */
export class Attempts {
  readonly #db: Db;
  /** Counted although they did not fail: the database was unavailable when they were released. */
  #owed: string[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts an attempt. Throws a 429 where a limit is passed. */
  async reserve(counters: Counters, now: Date): Promise<void> {
    await this.#settle();
    for (const [nth, counter] of counters.entries()) {
      const wait = await count(this.#db, counter, now);
      if (wait === 0) continue;
      await this.release(counters.slice(0, nth));
      throw tooMany(wait, counter.remark ?? '');
    }
  }

  /**
   * Makes a guess that was counted before, and stays counted only where it is wrong: not in trouble with the database. Throws a 429
   * where a limit is passed.
   */
  async guess<T>(
    counters: Counters,
    now: Date,
    check: () => Promise<T>,
    isRight: (found: T) => boolean = Boolean,
  ): Promise<T> {
    await this.reserve(counters, now);
    let isWrong = false;
    try {
      const found = await check();
      isWrong = !isRight(found);
      return found;
    } finally {
      if (!isWrong) await this.release(counters);
    }
  }

  /** For an attempt that did not fail. Never throws: what the database cannot store now is stored later. */
  async release(counters: Counters): Promise<void> {
    this.#owed.push(...counters.map(({ key }) => key));
    await this.#settle().catch(() => undefined);
  }

  async #settle(): Promise<void> {
    const owed = this.#owed;
    this.#owed = [];
    try {
      for (let key = owed[0]; key !== undefined; key = owed[0]) {
        await uncount(this.#db, key);
        owed.shift();
      }
    } finally {
      this.#owed.push(...owed);
    }
  }
}

/** Clears an account's failures, after a right password or a new one. */
export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

export async function purgeFailures(db: Db, now: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.until, now));
}
