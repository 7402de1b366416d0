import { type Bill, type BillInput, type BillState, billStates } from '@rentsafe/domain/bill';
import { today } from '@rentsafe/domain/date';
import { type AgeingBucket, ageingBuckets } from '@rentsafe/domain/money';
import { partyTypes } from '@rentsafe/domain/party';
import type { PlainDate } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { properties } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { duplicate, fieldError, unknownReference } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import type { Account } from '../ledger/account.ts';
import { dueIn } from '../ledger/aged.ts';
import { checkDay } from '../ledger/days.ts';
import type { Entry } from '../ledger/entry.ts';
import { postEntry } from '../ledger/post.ts';
import {
  moneyJson,
  type StoredCurrency,
  type StoredMoney,
  storedCurrencies,
  toMoney,
} from '../money/wire.ts';
import { partyId, partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';

type Row = Omit<Bill, 'amount' | 'paid' | 'open'> & Record<'amount' | 'paid' | 'open', StoredMoney>;

const stateOf = sql`CASE s.paid WHEN 0 THEN 'open' WHEN s.amount THEN 'settled' ELSE 'part' END`;

const read = async (db: Db, from: SQL): Promise<Bill[]> =>
  (
    await rows<Row>(
      db,
      sql`SELECT b.id, ${clientJson(sql`b.client_id`)} AS client, ${partyJson()} AS party,
            json_build_object('id', r.id, 'name', ${propertyName}) AS property, b.number, b.billed_on::text, b.due_on::text,
            ${moneyJson(sql`b.amount`, sql`b.currency`)} AS amount, b.description,
            ${moneyJson(sql`s.paid`, sql`b.currency`)} AS paid, ${moneyJson(sql`s.amount - s.paid`, sql`b.currency`)} AS open,
            ${stateOf} AS state, b.entry_seq::int AS entry
          FROM (${from}) b JOIN open_bills s ON s.bill_id = b.id JOIN parties p ON p.id = b.party_id
            JOIN ownerships o ON o.id = b.ownership_id JOIN properties r ON r.id = o.property_id ORDER BY b.id DESC`,
    )
  ).map(({ amount, paid, open, ...row }) => ({
    ...row,
    amount: toMoney(amount),
    paid: toMoney(paid),
    open: toMoney(open),
  }));

export async function readBill(db: Db, id: number): Promise<Bill> {
  const [bill] = await read(db, sql`SELECT * FROM bills WHERE id = ${id}`);
  if (!bill) throw new Error('A bill is gone.');
  return bill;
}

const inState: Readonly<Record<BillState, SQL>> = {
  open: sql`s.paid = 0`,
  part: sql`s.paid > 0 AND s.paid < s.amount`,
  settled: sql`s.paid = s.amount`,
};

/** Whether the bill `b` is of an age on a day, in SQL. */
const ofAge = (bucket: AgeingBucket, day: PlainDate): SQL =>
  sql`b.id IN (SELECT id FROM bills WHERE ${dueIn(day)[ageingBuckets.indexOf(bucket)]})`;

/** The bills of a book, newest first. */
export async function listBills(
  { request, db, scope, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<Bill>> {
  const type = choiceQuery(request, 'party_type', partyTypes);
  const party = idQuery(request, 'party');
  const property = idQuery(request, 'property');
  const state = choiceQuery(request, 'state', billStates);
  const due = choiceQuery(request, 'due', ageingBuckets);
  const column = type === 'company' ? sql`p.company_id` : sql`p.individual_id`;
  const conditions = [
    sql`b.client_id = ${scope}`,
    ...(party ? [sql`${column} = ${party}`] : []),
    ...(property ? [sql`o.property_id = ${property}`] : []),
    ...(state ? [inState[state]] : []),
    ...(due ? [sql`s.paid < s.amount AND ${ofAge(due, today(now))}`] : []),
  ];
  const matches = sql`FROM bills b JOIN open_bills s ON s.bill_id = b.id JOIN parties p ON p.id = b.party_id
    JOIN ownerships o ON o.id = b.ownership_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT b.* ${matches} ORDER BY b.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** A bill to be posted; the amount in minor units. */
interface NewBill {
  party_id: number;
  ownership_id: number;
  number: string;
  billed_on: PlainDate;
  due_on: PlainDate;
  currency: StoredCurrency;
  amount: bigint;
  description: string;
}

/** Posts a bill on its day. The book is locked already. Returns its id, and the number of its entry. @throws HttpError 409 for a number that the supplier has used. */
export async function postBill(
  db: Db,
  actor: Actor,
  client_id: number,
  { party_id, ownership_id, number, billed_on, due_on, currency, amount, description }: NewBill,
  entry: Pick<Entry, 'kind' | 'reason'>,
): Promise<{ id: number; entry: number }> {
  const [known] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM bills WHERE client_id = ${client_id} AND party_id = ${party_id} AND number = ${number}`,
  );
  if (known) throw duplicate('number', 'This bill already exists.', known.id);
  const creditor: Account = { kind: 'creditor', currency, party_id };
  const seq = await postEntry(db, actor, client_id, {
    ...entry,
    effective_on: billed_on,
    transfers: [{ debit: { kind: 'contra', currency }, credit: creditor, amount }],
  });
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO bills (client_id, party_id, ownership_id, number, billed_on, due_on, currency, amount, description, entry_seq)
        VALUES (${client_id}, ${party_id}, ${ownership_id}, ${number}, ${billed_on}, ${due_on}, ${currency}, ${String(amount)},
          ${description}, ${seq}) RETURNING id`,
  );
  if (!made) throw new Error('No bill was made.');
  return { id: made.id, entry: seq };
}

export const billsCsv: CsvOfList<Bill> = {
  name: 'bills',
  columns: [
    { label: 'Supplier', value: ({ party }) => party.name },
    { label: 'Number', value: ({ number }) => number },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Description', value: ({ description }) => description },
    { label: 'Billed', value: ({ billed_on }) => billed_on },
    { label: 'Due', value: ({ due_on }) => due_on },
    { label: 'Currency', value: ({ amount }) => amount.currency },
    { label: 'Amount', value: ({ amount }) => amount.amount },
    { label: 'Paid', value: ({ paid }) => paid.amount },
    { label: 'Open', value: ({ open }) => open.amount },
    { label: 'State', value: ({ state }) => state },
  ],
};

/**
 * Records a bill: from then on the book owes it to the supplier.
 *
 * @throws HttpError 400 for an unknown party or property, a day to come or locked, one on which nobody owned the property, or an earlier due
 * date; 409 for a number that the supplier has used.
 */
export async function insertBill(
  db: Db,
  actor: Actor,
  client_id: number,
  { party, property, number, billed_on, due_on, amount, description }: BillInput,
): Promise<Bill> {
  await lockBook(db, client_id);
  const party_id = await partyId(db, actor, party, ['party']);
  const own = and(eq(properties.id, property), eq(properties.client_id, client_id));
  if ((await db.$count(properties, own)) === 0) throw unknownReference(['property'], property);
  await checkDay(db, client_id, { day: billed_on, field: 'billed_on', now: actor.now });
  if (due_on < billed_on) throw fieldError('due_on', `Not before ${billed_on}.`);
  const [ownership] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM ownerships WHERE property_id = ${property} AND during @> ${billed_on}::date`,
  );
  if (!ownership) throw fieldError('billed_on', `Nobody owns the property on ${billed_on}.`);
  const currency = storedCurrencies[amount.currency];
  const record = { party_id, ownership_id: ownership.id, number, billed_on, due_on, currency, description };
  const { id } = await postBill(
    db,
    actor,
    client_id,
    { ...record, amount: toMinor(amount.amount) },
    { kind: 'bill' },
  );
  const bill = await readBill(db, id);
  await recordEvent(db, actor, {
    action: 'bill',
    subject: { type: 'property', id: property },
    clientId: client_id,
    changes: { bill: [null, number], party: [null, bill.party.name], amount: [null, bill.amount] },
  });
  return bill;
}
