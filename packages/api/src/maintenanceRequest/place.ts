import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { unknownReference } from '../http/errors.ts';

/** A property of the book, and a unit of it. @throws HttpError 400 at the field of one that is not. */
export async function checkPlace(
  db: Db,
  clientId: number,
  { property, unit }: { property: number; unit: number | null | undefined },
): Promise<void> {
  const found = await rows<{ unit_id: number | null }>(
    db,
    sql`SELECT u.id AS unit_id FROM properties r LEFT JOIN units u ON u.property_id = r.id AND u.id = ${unit ?? null}
        WHERE r.id = ${property} AND r.client_id = ${clientId}`,
  );
  const [place] = found;
  if (!place) throw unknownReference(['property'], property);
  if (unit && place.unit_id === null) throw unknownReference(['unit'], unit);
}

/** The lease in force in a unit on a day. */
export async function leaseOn(db: Db, unit: number | null | undefined, on: string): Promise<number | null> {
  if (!unit) return null;
  const [lease] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM leases WHERE unit_id = ${unit} AND ${stateIn('state', leaseOnceInForce)} AND during @> ${on}::date`,
  );
  return lease?.id ?? null;
}
