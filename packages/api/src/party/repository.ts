import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { PartyInput } from '@rentsafe/domain/party';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { companies, individuals } from '../db/schema.ts';
import { HttpError, unknownReference } from '../http/errors.ts';
import { partyColumns } from './columns.ts';
import { keyOf, mergeGrants, requireAllNameable, requireNameable } from './naming.ts';

const tables = { individual: individuals, company: companies } as const;

/** The party in SQL, of the row `p` of `parties`. */
export const partyJson = (p: SQL = sql.raw('p')): SQL => sql`CASE
  WHEN ${p}.individual_id IS NULL
    THEN (SELECT json_build_object('type', 'company', 'id', id, 'name', registration_name) FROM companies WHERE id = ${p}.company_id)
  ELSE (SELECT json_build_object('type', 'individual', 'id', id, 'name', first_name || ' ' || last_name)
        FROM individuals WHERE id = ${p}.individual_id) END`;

/** A text of a company without what a search drops: `zimra-1` is found by `zimra1`. */
const folded = (column: string): SQL => sql`translate(lower(${sql.raw(column)}), '-/.()[]''’', '')`;

/**
 * The words that a party is found by where its record may be one that only may be named, in SQL: the name, and the number by which
 * it was looked up. Telephones and emails could be guessed digit by digit.
 */
export const partyNameText = (p: SQL = sql.raw('p')): SQL => sql`coalesce(
  (SELECT concat_ws(' ', sort_name, lower(identification_key)) FROM individuals WHERE id = ${p}.individual_id),
  (SELECT concat_ws(' ', sort_name, ${folded('trading_name')}, ${folded('registration_key')}) FROM companies WHERE id = ${p}.company_id))`;

/** The words that a party whose record the book may read is found by, in SQL. */
export const partySearchText = (p: SQL = sql.raw('p')): SQL => sql`coalesce(
  (SELECT search_text FROM individuals WHERE id = ${p}.individual_id),
  (SELECT search_text FROM companies WHERE id = ${p}.company_id))`;

/** The party that a person or a company of the register is, made where it is none yet. */
export async function partyOf(db: Db, { type, id }: PartyInput): Promise<number> {
  const column = partyColumns[type];
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO parties (${column}) VALUES (${id}) ON CONFLICT DO NOTHING RETURNING id`,
  );
  const [party] = made
    ? [made]
    : await rows<{ id: number }>(db, sql`SELECT id FROM parties WHERE ${column} = ${id}`);
  if (!party) throw new Error('A party is neither there nor made.');
  return party.id;
}

/**
 * The party that a body names, made where it is none yet. Whoever is named stays until the end of the transaction.
 *
 * @param path of the party.
 * @param idPath of its id: a field may be an id by itself.
 * @throws HttpError 400 at the id for one that is not there, or whom the actor may not name.
 */
export async function partyId(
  db: Db,
  actor: Actor,
  { type, id }: PartyInput,
  path: PropertyKey[],
  idPath: PropertyKey[] = [...path, 'id'],
): Promise<number> {
  await requireNameable(db, actor, { type, id }, idPath);
  const table = tables[type];
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
  if (found.length === 0) throw unknownReference(idPath, id);
  return partyOf(db, { type, id });
}

/**
 * As `partyId`, of as many as a body names in a list, in a number of statements that does not grow with it.
 *
 * @param path of the list.
 */
export async function partyIds(
  db: Db,
  actor: Actor,
  parties: readonly PartyInput[],
  path: PropertyKey[],
): Promise<number[]> {
  await requireAllNameable(db, actor, parties, path);
  const made = new Map<string, number>();
  for (const type of ['individual', 'company'] as const) {
    const ids = anyId(parties.filter((party) => party.type === type).map(({ id }) => id));
    const column = partyColumns[type];
    await db.execute(sql`INSERT INTO parties (${column}) SELECT id FROM (
        SELECT id FROM ${tables[type]} WHERE id = ${ids}
        ORDER BY id FOR KEY SHARE) named ON CONFLICT DO NOTHING`);
    const found = await rows<{ party_id: number; id: number }>(
      db,
      sql`SELECT id AS party_id, ${column} AS id FROM parties
          WHERE ${column} = ${ids}`,
    );
    for (const { id, party_id } of found) made.set(keyOf({ type, id }), party_id);
  }
  return parties.map((party, nth) => {
    const id = made.get(keyOf(party));
    if (id === undefined) throw unknownReference([...path, nth, 'id'], party.id);
    return id;
  });
}

/** What a client added may then hold what it did not know: it is the provider's, unless both were the client's. */
async function releaseRecord(db: Db, type: PartyInput['type'], from: number, to: number): Promise<void> {
  const table = tables[type];
  await db.execute(sql`UPDATE ${table} kept SET client_id = ${PROVIDER_CLIENT_ID} FROM ${table} old
    WHERE kept.id = ${to} AND old.id = ${from} AND old.client_id <> kept.client_id`);
}

/**
 * Makes whatever names a duplicate name the record that stays.
 *
 * @throws HttpError 409 where both have accounts or roles in one book that cannot become one.
 */
export async function mergeParties(
  db: Db,
  type: PartyInput['type'],
  from: number,
  to: number,
): Promise<void> {
  await releaseRecord(db, type, from, to);
  const column = partyColumns[type];
  const party = async (id: number) =>
    (await rows<{ id: number }>(db, sql`SELECT id FROM parties WHERE ${column} = ${id} FOR UPDATE`))[0]?.id;
  const [old, kept] = [await party(from), await party(to)];
  if (old === undefined) return;
  if (kept === undefined) {
    await db.execute(sql`UPDATE parties SET ${column} = ${to} WHERE id = ${old}`);
    return;
  }
  const [blocking] = await rows(
    db,
    sql`SELECT FROM landlords a JOIN landlords b USING (client_id) WHERE a.party_id = ${old} AND b.party_id = ${kept}
        UNION ALL SELECT FROM accounts WHERE party_id = ${old} LIMIT 1`,
  );
  if (blocking) throw new HttpError(409, 'Both have accounts in one book.');
  await db.execute(sql`UPDATE landlords SET party_id = ${kept} WHERE party_id = ${old}`);
  await mergeGrants(db, old, kept);
  await db.execute(
    sql`DELETE FROM payees a USING payees b
        WHERE a.client_id = b.client_id AND a.party_id = ${old} AND b.party_id = ${kept}`,
  );
  await db.execute(
    sql`DELETE FROM lease_parties a USING lease_parties b
        WHERE a.lease_id = b.lease_id AND a.party_id = ${old} AND b.party_id = ${kept}`,
  );
  await db.execute(sql`UPDATE lease_parties SET party_id = ${kept} WHERE party_id = ${old}`);
  for (const table of [
    'claims',
    'disputes',
    'consents',
    'report_issues',
    'payees',
    'disbursements',
    'journals',
    'contractors',
    'bank_rules',
    'messages',
    'opt_outs',
    'data_requests',
  ]) {
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET party_id = ${kept} WHERE party_id = ${old}`);
  }
  for (const column of ['company_party_id', 'tax_office_id']) {
    const name = sql.identifier(column);
    await db.execute(sql`UPDATE agencies SET ${name} = ${kept} WHERE ${name} = ${old}`);
  }
  await db.execute(sql`DELETE FROM parties WHERE id = ${old}`);
}
