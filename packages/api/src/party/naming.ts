import { today } from '@rentsafe/domain/date';
import { disbursementsApproved } from '@rentsafe/domain/disbursement';
import { GRANT_DAYS, type PartyInput } from '@rentsafe/domain/party';
import { addDays } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { namingGrants } from '../db/schema.ts';
import { stateIn } from '../db/stateIn.ts';
import { fieldErrors } from '../http/errors.ts';
import { partyColumns } from './columns.ts';
import { ownCompany, type Reader, readableParties, readerFor } from './readable.ts';

export const LOOK_UP_FIRST = 'Look this person up by number first.';

/**
 * The parties that a client may name, why, and until when: those that it may read, and those of its grants in force. Landlords,
 * suppliers and payees of its book are named month after month, and stay so.
 */
export const nameableParties = (reader: Reader): SQL => sql`(
  SELECT party_id, by, until FROM ${readableParties(reader)} readable
  UNION ALL SELECT party_id, 'book', NULL FROM landlords WHERE client_id = ${reader.client}
  UNION ALL SELECT party_id, 'book', NULL FROM bills WHERE client_id = ${reader.client}
  UNION ALL SELECT party_id, 'book', NULL FROM contractors WHERE client_id = ${reader.client} AND party_id IS NOT NULL
  UNION ALL SELECT party_id, 'book', NULL FROM disbursements
    WHERE client_id = ${reader.client} AND ${stateIn('state', disbursementsApproved)}
  UNION ALL SELECT party_id, 'book', NULL FROM payees WHERE client_id = ${reader.client}
  UNION ALL SELECT unnest(ARRAY[company_party_id, tax_office_id]), 'book', NULL FROM agencies WHERE client_id = ${reader.client}
  UNION ALL SELECT party_id, 'grant', until_on FROM naming_grants
  WHERE client_id = ${reader.client} AND until_on >= ${reader.day}::date
)`;

/**
 * Whether a request may name a person or a company. The provider's staff name everybody; a client's users whom they may read, and
 * whom the client has looked up or recorded in the last 30 days.
 */
async function mayName(db: Db, reader: Reader, { type, id }: PartyInput): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT FROM parties p WHERE p.${partyColumns[type]} = ${id}
          AND EXISTS (SELECT FROM ${nameableParties(reader)} n WHERE n.party_id = p.id)
        ${type === 'company' ? sql`UNION ALL SELECT WHERE ${ownCompany(reader)} = ${id}` : sql``} LIMIT 1`,
  );
  return found.length > 0;
}

/** Those of some people and companies whom a client may name, as `keyOf` has them. */
export async function nameableOf(
  db: Db,
  reader: Reader,
  parties: readonly PartyInput[],
): Promise<ReadonlySet<string>> {
  const found = await rows<PartyInput>(
    db,
    sql`SELECT w.type, w.id FROM json_to_recordset(${JSON.stringify(parties)}::json) AS w (type text, id bigint)
        JOIN parties p ON w.type = 'individual' AND p.individual_id = w.id OR w.type = 'company' AND p.company_id = w.id
        WHERE p.id IN (SELECT party_id FROM ${nameableParties(reader)} n) OR p.company_id = ${ownCompany(reader)}`,
  );
  return new Set(found.map(keyOf));
}

export const keyOf = ({ type, id }: PartyInput): string => `${type}:${id}`;

/** @throws HttpError 400 at the `path` of the id for whom the actor may not name: the same whether the register has them or not. */
export async function requireNameable(
  db: Db,
  actor: Actor,
  party: PartyInput,
  path: PropertyKey[],
): Promise<void> {
  const reader = readerFor(actor);
  if (reader === null || (await mayName(db, reader, party))) return;
  throw fieldErrors([{ path, message: LOOK_UP_FIRST }]);
}

/**
 * As `requireNameable`, of as many as a list names.
 *
 * @param path of the list.
 * @throws HttpError 400 at the first whom the actor may not name.
 */
export async function requireAllNameable(
  db: Db,
  actor: Actor,
  parties: readonly PartyInput[],
  path: PropertyKey[],
): Promise<void> {
  const reader = readerFor(actor);
  if (reader === null) return;
  const nameable = await nameableOf(db, reader, parties);
  for (const [nth, party] of parties.entries()) {
    if (!nameable.has(keyOf(party))) await requireNameable(db, actor, party, [...path, nth, 'id']);
  }
}

/** Whether a person has objected to being found by number. */
async function objectsToRegister(db: Db, party: number): Promise<boolean> {
  const [found] = await rows<{ objects: boolean }>(
    db,
    sql`SELECT objects_to(${party}, 'register') AS objects`,
  );
  return found?.objects ?? false;
}

/** Lets the actor's client name somebody for 30 days. */
export async function grantNaming(db: Db, { clientId, userId, now }: Actor, party_id: number): Promise<void> {
  // Whom a client has dealings with it may name without a grant.
  if (await objectsToRegister(db, party_id)) return;
  const grant = { made_at: now, made_by: userId, until_on: addDays(today(now), GRANT_DAYS) };
  await db
    .insert(namingGrants)
    .values({ client_id: clientId, party_id, ...grant })
    .onConflictDoUpdate({ target: [namingGrants.client_id, namingGrants.party_id], set: grant });
}

/** Whoever may name a duplicate may name the record that stays, until the later day. */
export async function mergeGrants(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`WITH old AS (DELETE FROM naming_grants WHERE party_id = ${from} RETURNING *)
    INSERT INTO naming_grants (client_id, party_id, made_at, made_by, until_on)
    SELECT client_id, ${to}, made_at, made_by, until_on FROM old WHERE NOT objects_to(${to}, 'register')
    ON CONFLICT (client_id, party_id) DO UPDATE
      SET made_at = excluded.made_at, made_by = excluded.made_by, until_on = excluded.until_on
      WHERE excluded.until_on > naming_grants.until_on`);
}
