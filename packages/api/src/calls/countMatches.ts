import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { atMost } from '../db/slice.ts';
import { COUNT_LIMIT, type Listing } from './serveList.ts';

type Counted = Required<Pick<Listing<unknown>, 'count' | 'capped'>>;

/** What a list of so many rows says of their number: records are counted to 10,000. */
export const toCounted = (total: number): Counted => ({
  count: Math.min(total, COUNT_LIMIT),
  capped: total > COUNT_LIMIT,
});

/** Counts what `matches`, a FROM with its conditions, finds; it reads 10,001 rows at most. */
export async function countMatches(db: Db, matches: SQL): Promise<Counted> {
  const [counted] = await rows<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM (SELECT ${matches} ${atMost(COUNT_LIMIT + 1)}) counted`,
  );
  return toCounted(counted?.total ?? 0);
}
