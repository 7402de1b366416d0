import type { AvailableRow, BillFunds, DisbursementFunds } from '@rentsafe/domain/disbursement';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import { heldIn } from '../ledger/post.ts';
import { trustTotals } from '../ledger/trustTotals.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';

/** What of the bill `s` is open and not approved, in SQL: the money of what is approved is set aside. */
export const openOfBill = sql`s.amount - s.paid - coalesce((SELECT sum(dl.amount) FROM disbursement_lines dl
  JOIN disbursements d ON d.id = dl.disbursement_id WHERE dl.bill_id = s.bill_id AND d.state = 'approved'), 0)`;

/**
 * What is held for landlords in a currency, and what of it could be paid out: landlord_id, property_id, held, reserve, shortfall,
 * bills, available, in SQL. Those for whom nothing is held, owed or billed are left out.
 */
export const availableOf = (clientId: number, currency: StoredCurrency): SQL => {
  const reserve = currency === 'USD' ? sql`r.reserve_usd` : sql`r.reserve_zwg`;
  // The kind is written out, so that the indexes of these accounts serve.
  const balances = (kind: 'landlord' | 'shortfall', minor: SQL) => sql`(
      SELECT a.landlord_id, a.property_id, ${minor} AS minor
      FROM accounts a JOIN account_balances b ON (b.client_id, b.account_id) = (a.client_id, a.id)
      WHERE a.client_id = ${clientId} AND a.kind = ${sql.raw(`'${kind}'`)} AND b.account_kind = ${sql.raw(`'${kind}'`)}
        AND a.currency = ${currency} AND b.credits <> b.debits
    )`;
  return sql`SELECT landlord_id, property_id, held, ${reserve} AS reserve, shortfall, bills,
      greatest(0, held - ${reserve} - shortfall - bills) AS available
    FROM (
      SELECT landlord_id, property_id, coalesce(held.minor, 0) AS held, coalesce(owed.minor, 0) AS shortfall,
        coalesce(billed.minor, 0) AS bills
      FROM ${balances('landlord', sql`b.credits - b.debits`)} held
        FULL JOIN ${balances('shortfall', sql`b.debits - b.credits`)} owed USING (landlord_id, property_id)
        FULL JOIN (
          SELECT o.landlord_id, o.property_id, sum(${openOfBill}) AS minor
          FROM open_bills s JOIN bills b ON b.id = s.bill_id JOIN ownerships o ON o.id = b.ownership_id
          WHERE s.client_id = ${clientId} AND s.currency = ${currency} AND s.paid < s.amount GROUP BY 1, 2
        ) billed USING (landlord_id, property_id)
    ) sums JOIN properties r ON r.id = sums.property_id
    WHERE held > 0 OR shortfall > 0 OR bills > 0`;
};

const amounts = ['held', 'reserve', 'shortfall', 'bills', 'available'] as const;

/** Rows of `availableOf`, in SQL, with the names of whose they are, the latest landlord first. */
export const namedAvailable = (
  from: SQL,
): SQL => sql`SELECT ${partyJson()} AS landlord, json_build_object('id', r.id, 'name', ${propertyName}) AS property,
    m.held::text, m.reserve::text, m.shortfall::text, m.bills::text, m.available::text
  FROM (${from}) m JOIN landlords l ON l.id = m.landlord_id JOIN parties p ON p.id = l.party_id
    JOIN properties r ON r.id = m.property_id ORDER BY m.landlord_id DESC, m.property_id DESC`;

/** A row of `namedAvailable` as the call has it. */
export const toAvailable = (row: AvailableRow): AvailableRow => ({
  ...row,
  ...(Object.fromEntries(amounts.map((name) => [name, toDecimal(BigInt(row[name]))])) as Pick<
    AvailableRow,
    (typeof amounts)[number]
  >),
});

/** So many other payments say where the money went. */
const TAKEN = 3;

/** What is held for landlords of properties, which `sources` selects, and where the rest went but for one payment. */
async function landlordFunds(
  db: Db,
  clientId: number,
  currency: StoredCurrency,
  sources: SQL,
  but: number | null,
): Promise<BillFunds> {
  const held = await rows<AvailableRow>(
    db,
    namedAvailable(
      sql`SELECT * FROM (${availableOf(clientId, currency)}) m WHERE (landlord_id, property_id) IN (${sources})`,
    ),
  );
  const taken = await rows<BillFunds['taken'][number]>(
    db,
    sql`WITH source (landlord_id, property_id) AS (${sources})
        SELECT d.id::int, d.number, ${partyJson()} AS party, d.approved_on::text AS on, sum(l.amount)::text AS amount
        FROM (SELECT l.disbursement_id, l.amount FROM source s JOIN disbursement_lines l
                ON l.landlord_id = s.landlord_id AND l.property_id = s.property_id AND l.kind = 'landlord'
              UNION ALL SELECT l.disbursement_id, l.amount FROM source s
                JOIN ownerships o ON o.landlord_id = s.landlord_id AND o.property_id = s.property_id
                JOIN bills b ON b.ownership_id = o.id JOIN disbursement_lines l ON l.bill_id = b.id) l
          JOIN disbursements d ON d.id = l.disbursement_id JOIN parties p ON p.id = d.party_id
        WHERE d.client_id = ${clientId} AND d.currency = ${currency} AND d.state IN ('approved', 'paid')
          ${but ? sql`AND d.id <> ${but}` : sql``}
        GROUP BY d.id, d.number, d.approved_on, p.id ORDER BY d.approved_on DESC, d.id DESC LIMIT ${TAKEN}`,
  );
  return {
    held: held.map(toAvailable),
    taken: taken.map((row) => ({ ...row, amount: toDecimal(BigInt(row.amount)) })),
  };
}

/** Whose money a payment is: of bills, of those for whom they were made. */
const sourcesOf = (
  id: number,
) => sql`SELECT DISTINCT coalesce(l.landlord_id, o.landlord_id), coalesce(l.property_id, o.property_id)
  FROM disbursement_lines l LEFT JOIN bills b ON b.id = l.bill_id LEFT JOIN ownerships o ON o.id = b.ownership_id
  WHERE l.disbursement_id = ${id} AND l.kind IN ('landlord', 'bill')`;

/** What a payment can be made with, and where the rest went. */
export const takenBefore = (
  db: Db,
  { id, client_id, currency }: BookRecord & { currency: StoredCurrency },
): Promise<BillFunds> => landlordFunds(db, client_id, currency, sourcesOf(id), id);

/** What a bill can be paid with. */
export async function readBillFunds(db: Db, { id, client_id }: BookRecord): Promise<BillFunds> {
  const [bill] = await rows<{ currency: StoredCurrency }>(
    db,
    sql`SELECT currency FROM bills WHERE id = ${id}`,
  );
  if (!bill) throw new Error('A bill is gone.');
  const source = sql`SELECT o.landlord_id, o.property_id FROM bills b JOIN ownerships o ON o.id = b.ownership_id WHERE b.id = ${id}`;
  return landlordFunds(db, client_id, bill.currency, source, null);
}

/** What stands behind a payment. */
export async function readFunds(db: Db, { id, client_id }: BookRecord): Promise<DisbursementFunds> {
  const [payment] = await rows<{
    currency: StoredCurrency;
    bank_account_id: number;
    state: string;
    amount: string;
  }>(
    db,
    sql`SELECT currency, bank_account_id, state, (SELECT sum(amount) FROM disbursement_lines WHERE disbursement_id = d.id)::text AS amount
        FROM disbursements d WHERE id = ${id}`,
  );
  if (!payment) throw new Error('A disbursement is gone.');
  const { currency, bank_account_id } = payment;
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  const paying: Account = { kind: 'paying', currency, bank_account_id };
  const balances = await heldIn(db, client_id, [bank, paying]);
  const of = (account: Account) => balances.get(keyOf(account)) ?? 0n;
  const trust = await trustTotals(db, client_id, currency);
  const free = -of(bank) - of(paying);
  // What is approved is set aside already.
  const amount = payment.state === 'draft' ? BigInt(payment.amount) : 0n;
  const set_aside = -trust.debitOf('paying');
  return {
    ...(await takenBefore(db, { id, client_id, currency })),
    bank: { balance: toDecimal(-of(bank)), set_aside: toDecimal(of(paying)), free: toDecimal(free) },
    not_exchanged: toDecimal(trust.exchanged),
    trust: { bank: toDecimal(trust.bank), owed: toDecimal(trust.owed), short: toDecimal(trust.short) },
    left: {
      account: toDecimal(free - amount),
      bank: toDecimal(trust.bank - set_aside - amount),
      owed: toDecimal(trust.owed - set_aside - amount),
    },
  };
}
