import type { AvailableRow, DisbursementFunds } from '@rentsafe/domain/disbursement';
import { toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import { heldIn } from '../ledger/post.ts';
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
  return sql`SELECT landlord_id, property_id, held, ${reserve} AS reserve, shortfall, bills,
      greatest(0, held - ${reserve} - shortfall - bills) AS available
    FROM (
      SELECT landlord_id, property_id, coalesce(sum(held), 0) AS held, coalesce(sum(owed), 0) AS shortfall,
        coalesce(sum(bill), 0) AS bills
      FROM (
        SELECT a.landlord_id, a.property_id, b.credits - b.debits AS held, 0 AS owed, 0 AS bill
        FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = ${clientId} AND a.kind = 'landlord' AND a.currency = ${currency} AND b.credits <> b.debits
        UNION ALL
        SELECT a.landlord_id, a.property_id, 0, b.debits - b.credits, 0
        FROM accounts a JOIN account_balances b ON b.account_id = a.id
        WHERE a.client_id = ${clientId} AND a.kind = 'shortfall' AND a.currency = ${currency} AND b.credits <> b.debits
        UNION ALL
        SELECT o.landlord_id, o.property_id, 0, 0, ${openOfBill}
        FROM open_bills s JOIN bills b ON b.id = s.bill_id JOIN ownerships o ON o.id = b.ownership_id
        WHERE s.client_id = ${clientId} AND s.currency = ${currency} AND s.paid < s.amount
      ) parts GROUP BY 1, 2
    ) sums JOIN properties r ON r.id = sums.property_id
    WHERE held > 0 OR shortfall > 0 OR bills > 0`;
};

const amounts = ['held', 'reserve', 'shortfall', 'bills', 'available'] as const;

/** The rows of `availableOf` that `from` selects, the latest landlord first. */
export async function readAvailable(db: Db, from: SQL): Promise<AvailableRow[]> {
  const found = await rows<AvailableRow>(
    db,
    sql`SELECT ${partyJson()} AS landlord, json_build_object('id', r.id, 'name', ${propertyName}) AS property,
          m.held::text, m.reserve::text, m.shortfall::text, m.bills::text, m.available::text
        FROM (${from}) m JOIN landlords l ON l.id = m.landlord_id JOIN parties p ON p.id = l.party_id
          JOIN properties r ON r.id = m.property_id ORDER BY m.landlord_id DESC, m.property_id DESC`,
  );
  const decimals = (row: AvailableRow) =>
    Object.fromEntries(amounts.map((name) => [name, toDecimal(BigInt(row[name]))])) as Pick<
      AvailableRow,
      (typeof amounts)[number]
    >;
  return found.map((row) => ({ ...row, ...decimals(row) }));
}

/** Whose money a payment is: of bills, of those for whom they were made. */
const sourcesOf = (
  id: number,
) => sql`SELECT coalesce(l.landlord_id, o.landlord_id), coalesce(l.property_id, o.property_id)
  FROM disbursement_lines l LEFT JOIN bills b ON b.id = l.bill_id LEFT JOIN ownerships o ON o.id = b.ownership_id
  WHERE l.disbursement_id = ${id}`;

/** What stands behind a payment. */
export async function readFunds(db: Db, { id, client_id }: BookRecord): Promise<DisbursementFunds> {
  const [payment] = await rows<{ currency: StoredCurrency; bank_account_id: number }>(
    db,
    sql`SELECT currency, bank_account_id FROM disbursements WHERE id = ${id}`,
  );
  if (!payment) throw new Error('A disbursement is gone.');
  const { currency, bank_account_id } = payment;
  const held = await readAvailable(
    db,
    sql`SELECT * FROM (${availableOf(client_id, currency)}) m WHERE (landlord_id, property_id) IN (${sourcesOf(id)})`,
  );
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  const paying: Account = { kind: 'paying', currency, bank_account_id };
  const exchange: Account = { kind: 'exchange', currency };
  const balances = await heldIn(db, client_id, [bank, paying, exchange]);
  const of = (account: Account) => balances.get(keyOf(account)) ?? 0n;
  // What is on its debit side is owed in this currency, and came in the other.
  const open = -of(exchange);
  return {
    held,
    bank: {
      balance: toDecimal(-of(bank)),
      set_aside: toDecimal(of(paying)),
      free: toDecimal(-of(bank) - of(paying)),
    },
    not_exchanged: toDecimal(open > 0n ? open : 0n),
  };
}
