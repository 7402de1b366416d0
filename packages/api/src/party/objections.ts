import type { PartyInput } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { partyColumns } from './columns.ts';
import { keyOf, nameableOf } from './naming.ts';
import { readerFor } from './readable.ts';

export const OBJECTED =
  'This person has objected to being found by number. Ask them to have RentSafe end the objection.';

/**
 * Those of some parties whom the actor may not find by number: they have objected, and the actor's client has no dealings with them.
 * The provider's staff find everybody.
 */
export async function hiddenOf(
  db: Db,
  actor: Actor,
  parties: readonly PartyInput[],
): Promise<ReadonlySet<string>> {
  const reader = readerFor(actor);
  const ids = parties.flatMap(({ type, id }) => (type === 'individual' ? [id] : []));
  if (reader === null || ids.length === 0) return new Set();
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT p.${partyColumns.individual} AS id FROM parties p
        WHERE p.individual_id IN (SELECT json_array_elements_text(${JSON.stringify(ids)}::json)::bigint)
          AND objects_to(p.id, 'register')`,
  );
  const objecting = found.map(({ id }) => ({ type: 'individual', id }) as const);
  if (objecting.length === 0) return new Set();
  const known = await nameableOf(db, reader, objecting);
  return new Set(objecting.map(keyOf).filter((key) => !known.has(key)));
}
