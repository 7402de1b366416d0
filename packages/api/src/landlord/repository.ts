import { today } from '@rentsafe/domain/date';
import type { Landlord, LandlordInput, LandlordPatch } from '@rentsafe/domain/landlord';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import type { BookRecord } from '../book/rights.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { landlords } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { duplicate, HttpError } from '../http/errors.ts';
import { moneyJson, type StoredMoney, toMonies } from '../money/wire.ts';
import { partyId, partyJson, partyNameText } from '../party/repository.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

type Row = Omit<Landlord, 'held'> & { held: StoredMoney[] | null };

const held = sql`(SELECT json_agg(${moneyJson(sql`minor`, sql`currency`)}) FROM (
  SELECT a.currency, sum(b.credits - b.debits) AS minor FROM accounts a JOIN account_balances b ON b.account_id = a.id
  WHERE a.client_id = l.client_id AND a.kind = 'landlord' AND a.landlord_id = l.id GROUP BY 1) sums)`;

const select = (
  from: SQL,
  now: Date,
) => sql`SELECT l.id, ${clientJson(sql`l.client_id`)} AS client, ${partyJson()} AS party, l.vat_registered, l.vat_number, l.rent_tax,
  l.bank_name, l.bank_branch, l.account_number, l.bank_since::text, ${held} AS held, l.version,
  (SELECT count(*)::int FROM ownerships o WHERE o.landlord_id = l.id AND o.during @> ${today(now)}::date) AS properties
  FROM (${from}) l JOIN parties p ON p.id = l.party_id ORDER BY l.id DESC`;

const read = async (db: Db, from: SQL, now: Date): Promise<Landlord[]> =>
  (await rows<Row>(db, select(from, now))).map((row) => ({ ...row, held: toMonies(row.held) }));

export async function listLandlords(
  { db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<Landlord>> {
  const words = searchTerms(query).map((term) => sql` AND ${partyNameText()} LIKE ${likeAnywhere(term)}`);
  const matches = sql`FROM landlords l JOIN parties p ON p.id = l.party_id
    WHERE l.client_id = ${scope}${sql.join(words)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT l.* ${matches} ORDER BY l.id DESC ${slice({ size, offset })}`;
  return {
    ...counted,
    results: await read(db, page, now),
  };
}

const heldIn = (currency: string) => ({
  label: `Held ${currency}`,
  value: ({ held }: Landlord) => held.find((money) => money.currency === currency)?.amount,
});

export const landlordCsv: CsvOfList<Landlord> = {
  name: 'landlords',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Landlord', value: ({ party }) => party.name },
    { label: 'Type', value: ({ party }) => party.type },
    { label: 'Properties', value: ({ properties }) => properties },
    { label: 'VAT number', value: ({ vat_number }) => vat_number, identifier: true },
    heldIn('USD'),
    heldIn('ZIG'),
  ],
};

export async function readLandlord(db: Db, id: number, now: Date): Promise<Landlord> {
  const [landlord] = await read(db, sql`SELECT * FROM landlords WHERE id = ${id}`, now);
  if (!landlord) throw new Error('A landlord is gone.');
  return landlord;
}

const findLandlord = async (db: Db, clientId: number, party: number) =>
  (
    await db
      .select({ id: landlords.id })
      .from(landlords)
      .where(and(eq(landlords.client_id, clientId), eq(landlords.party_id, party)))
  )[0]?.id;

type BankDetails = Pick<LandlordPatch, 'bank_name' | 'bank_branch' | 'account_number'>;

/** Bank details are an Admin's. @throws HttpError 403 where a User changes them. */
function checkBankDetails(sent: BankDetails, before: BankDetails, mayChange: boolean): void {
  const changes = (['bank_name', 'bank_branch', 'account_number'] as const).some(
    (field) => sent[field] !== undefined && (sent[field] || null) !== (before[field] || null),
  );
  if (changes && !mayChange) throw new HttpError(403, 'An Admin must change bank details.');
}

/** @throws HttpError 400 for an unknown party, 403 for bank details from a User, 409 for a landlord of the book. */
export async function insertLandlord(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, party, ...values }: LandlordInput,
  isAdmin: boolean,
): Promise<Landlord> {
  checkBankDetails(values, {}, isAdmin);
  const party_id = await partyId(db, actor, party, ['party']);
  const record = { ...values, rent_tax: values.rent_tax ?? 'withhold', client_id: clientId, party_id };
  const made = await insertRecord(db, actor, { table: landlords, type: 'landlord', values: record });
  if (!made) {
    const existing = await findLandlord(db, clientId, party_id);
    throw duplicate('party', 'This landlord already exists.', existing ?? 0);
  }
  return readLandlord(db, made.id, actor.now);
}

/** The landlord of a book who is that person or company, made where there is none. */
export async function landlordOf(
  db: Db,
  actor: Actor,
  clientId: number,
  party: LandlordInput['party'],
): Promise<number> {
  const party_id = await partyId(db, actor, party, ['landlord']);
  const found = await findLandlord(db, clientId, party_id);
  if (found !== undefined) return found;
  const values = { client_id: clientId, party_id };
  const made = await insertRecord(db, actor, { table: landlords, type: 'landlord', values });
  const id = made?.id ?? (await findLandlord(db, clientId, party_id));
  if (id === undefined) throw new Error('A landlord is neither there nor made.');
  return id;
}

/** Drafts for the landlord take new bank details. @throws HttpError 403 for bank details from a User, 409 for an old version. */
export async function updateLandlord(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  { version, ...values }: LandlordPatch,
  isAdmin: boolean,
): Promise<Landlord> {
  await lockBook(db, client_id);
  await changeRecord(db, actor, { table: landlords, type: 'landlord', id, version }, (before) => {
    checkBankDetails(values, before, isAdmin);
    return { values };
  });
  return readLandlord(db, id, actor.now);
}
