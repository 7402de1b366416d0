import type { AuditSubject } from '@rentsafe/domain/audit';
import type { ImportRecord } from '@rentsafe/domain/import';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvents } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { imports } from '../db/schema.ts';
import { HttpError, wrongState } from '../http/errors.ts';
import { changeRecord } from '../resource/records.ts';
import { eventsOf, type Made } from './made.ts';
import { amongIds, type Target } from './references.ts';
import { readImport } from './repository.ts';

interface Dependent {
  type: AuditSubject;
  id: number;
}

/** Records that came later and lean on what an import made, or are changes of it. */
const dependents = (db: Db, id: number): Promise<Dependent[]> =>
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

/**
 * Removes the leases and units that an import made; people and companies stay.
 *
 * @throws HttpError 409 with what depends on them, or for an import that was undone.
 */
export async function undoImport(db: Db, actor: Actor, { id, clientId }: Target): Promise<ImportRecord> {
  const record = { table: imports, type: 'import', id, version: 'any' } as const;
  await changeRecord(db, actor, record, async ({ state }) => {
    if (state === 'undone') throw wrongState(state);
    await lockBook(db, clientId);
    const blocking = await dependents(db, id);
    if (blocking.length > 0) {
      const detail =
        blocking.length === 1
          ? '1 later record depends on this import.'
          : `${blocking.length} later records depend on this import.`;
      throw new HttpError(409, { detail, state, blocking });
    }
    await removeMade(db, actor, { id, clientId });
    return { values: { state: 'undone' as const } };
  });
  return readImport(db, id);
}

async function removeMade(db: Db, actor: Actor, { id, clientId }: Target): Promise<void> {
  const made = await rows<Made>(
    db,
    sql`SELECT (made ->> 'lease')::bigint AS lease, (made ->> 'unit')::bigint AS unit
        FROM import_rows WHERE import_id = ${id} AND made IS NOT NULL`,
  );
  const leases = amongIds(made.map(({ lease }) => lease));
  await db.execute(sql`UPDATE import_rows SET made = NULL WHERE import_id = ${id}`);
  await db.execute(sql`DELETE FROM charge_schedules WHERE lease_id IN ${leases}`);
  await db.execute(sql`DELETE FROM leases WHERE id IN ${leases}`);
  await db.execute(sql`DELETE FROM units WHERE id IN ${amongIds(made.flatMap(({ unit }) => unit ?? []))}`);
  await recordEvents(db, actor, eventsOf('delete', { id, clientId }, made));
}
