import { sql } from 'drizzle-orm';
import { type Actor, recordEvents } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { eventsOf, type Made } from './made.ts';
import { amongIds, type Dependent, type Target } from './rows.ts';

/** Records that came later and lean on what an import made, or are changes of it. */
export const leaseDependents = (db: Db, { id }: Target): Promise<Dependent[]> =>
  rows(
    db,
    sql`WITH made AS (
          SELECT (made ->> 'lease')::bigint AS lease, (made ->> 'unit')::bigint AS unit
          FROM import_rows WHERE import_id = ${id} AND made IS NOT NULL
        )
        SELECT 'lease' AS type, le.id FROM made JOIN leases le ON le.id = made.lease
          WHERE le.version > 1 OR EXISTS (SELECT FROM accounts a WHERE a.lease_id = le.id)
        UNION SELECT 'lease', le.id FROM made JOIN leases le ON le.unit_id = made.unit
          WHERE NOT EXISTS (SELECT FROM made own WHERE own.lease = le.id)
        UNION SELECT 'unit', u.id FROM made JOIN units u ON u.id = made.unit
          WHERE u.version > 1 OR EXISTS (SELECT FROM unit_closures c WHERE c.unit_id = u.id)
        ORDER BY 1, 2`,
  );

/** Removes the leases and units that an import made; people and companies stay. */
export async function removeLeases(db: Db, actor: Actor, { id, clientId }: Target): Promise<void> {
  const made = await rows<Made>(
    db,
    sql`SELECT (made ->> 'lease')::bigint AS lease, (made ->> 'unit')::bigint AS unit
        FROM import_rows WHERE import_id = ${id} AND made IS NOT NULL`,
  );
  const leases = amongIds(made.map(({ lease }) => lease));
  await db.execute(sql`DELETE FROM charge_schedules WHERE lease_id IN ${leases}`);
  await db.execute(sql`DELETE FROM leases WHERE id IN ${leases}`);
  await db.execute(sql`DELETE FROM units WHERE id IN ${amongIds(made.flatMap(({ unit }) => unit ?? []))}`);
  await recordEvents(db, actor, eventsOf('delete', { id, clientId }, made));
}
