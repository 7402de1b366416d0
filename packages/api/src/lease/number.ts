import { sql } from 'drizzle-orm';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';

/** L-0001, L-0002 ... */
export const leaseNumber = (n: number): string => `L-${String(n).padStart(4, '0')}`;

/** The number after the last of these; under the lock of the book, so that two leases do not get the same. */
export async function nextLeaseNumber(db: Db, clientId: number): Promise<number> {
  await lockBook(db, clientId);
  const [found] = await rows<{ last: number | null }>(
    db,
    sql`SELECT max(substr(number, 3)::bigint)::int AS last FROM leases
        WHERE client_id = ${clientId} AND number ~ '^L-[0-9]{1,9}$'`,
  );
  return (found?.last ?? 0) + 1;
}
