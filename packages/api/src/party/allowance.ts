import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { LOOKUPS_AN_HOUR, type LookupAllowance } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/** What a user may still look up, by the smaller of the limits. */
export interface Allowance {
  of: keyof typeof LOOKUPS_AN_HOUR;
  left: number;
  limit: number;
  /** When one more may be looked up; null where none was in the last hour. */
  resets: Date | null;
}

/** The provider's staff read the whole register anyway. */
export const isCounted = ({ clientId }: Actor): boolean => clientId !== PROVIDER_CLIENT_ID;

interface Counted {
  of: Allowance['of'];
  used: number;
  /** Of the lookup that leaves the hour next, of those that count. */
  at: Date | string | null;
}

/** What is left to a user, of the own limit or of that of the client. */
export async function lookupsLeft(db: Db, { userId, clientId, now }: Actor): Promise<Allowance> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const counted = (of: Allowance['of']) => sql`SELECT ${of}::text AS of, count(*)::int AS used,
      (array_agg(at ORDER BY at DESC))[least(count(*), ${LOOKUPS_AN_HOUR[of]}::int)] AS at
    FROM looked_up ${of === 'user' ? sql`WHERE user_id = ${userId}` : sql``}`;
  const found = await rows<Counted>(
    db,
    sql`WITH looked_up AS (SELECT at, user_id FROM audit_events
          WHERE action = 'lookup' AND client_id = ${clientId} AND at > ${since}::timestamptz)
        ${counted('user')} UNION ALL ${counted('client')}`,
  );
  const allowances = found.map(({ of, used, at }) => ({
    of,
    left: Math.max(0, LOOKUPS_AN_HOUR[of] - used),
    limit: LOOKUPS_AN_HOUR[of],
    resets: at === null ? null : new Date(new Date(at).getTime() + HOUR_MS),
  }));
  const [least] = allowances.sort((a, b) => a.left - b.left || +(b.resets ?? 0) - +(a.resets ?? 0));
  if (!least) throw new Error('A count has one row.');
  return least;
}

/** Until the end of the transaction no other lookup of the client is counted. */
export async function lockLookups(db: Db, { clientId }: Actor): Promise<void> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lookups of client ${clientId}`}, 0))`,
  );
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Harare',
  hour: '2-digit',
  minute: '2-digit',
});

/** Whose limit is reached, and when it may be tried again. */
export function refusalText({ of, limit, resets }: Allowance): string {
  const again = new Date(Math.ceil((resets?.getTime() ?? 0) / MINUTE_MS) * MINUTE_MS);
  const whose = of === 'user' ? 'the' : "your company's";
  return `You've reached ${whose} hourly limit of ${limit} lookups. Try again at ${time.format(again)}.`;
}

/** @throws HttpError 429 for whoever looked up as many numbers in the last hour as one may, or whose client did. */
export async function requireLookupsLeft(db: Db, actor: Actor): Promise<void> {
  await lockLookups(db, actor);
  const allowance = await lookupsLeft(db, actor);
  if (allowance.left > 0) return;
  const wait = (allowance.resets?.getTime() ?? 0) - actor.now.getTime();
  throw new HttpError(429, refusalText(allowance), {
    'retry-after': String(Math.max(1, Math.ceil(wait / 1000))),
  });
}

/** As it is shown. */
export async function readAllowance(db: Db, actor: Actor): Promise<LookupAllowance> {
  if (!isCounted(actor)) return { left: null, limit: null, resets_at: null };
  const { left, limit, resets } = await lookupsLeft(db, actor);
  return { left, limit, resets_at: resets?.toISOString() ?? null };
}
