import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { units } from '../db/schema.ts';
import { duplicate } from '../http/errors.ts';
import { insertRecord } from '../resource/records.ts';

/** The unit of a property that has that number. */
export async function unitOf(db: Db, property: number, unit_number: string): Promise<number> {
  const [found] = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.property_id, property), eq(units.unit_number, unit_number)));
  return found?.id ?? 0;
}

/** Adds units to a property. @throws HttpError 409 for a number that it has. */
export async function insertUnits(
  db: Db,
  actor: Actor,
  { clientId, property }: { clientId: number; property: number },
  numbers: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const unit_number of numbers) {
    const values = { client_id: clientId, property_id: property, unit_number };
    const made = await insertRecord(db, actor, { table: units, type: 'unit', values });
    if (!made)
      throw duplicate('unit_number', 'This unit already exists.', await unitOf(db, property, unit_number));
    ids.push(made.id);
  }
  return ids;
}
