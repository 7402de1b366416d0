import { toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { disbursements } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { type Account, heldIn, keyOf } from '../ledger/post.ts';

type Row = typeof disbursements.$inferSelect;

/** A line with whose money it is: of a bill, that of the landlord for whom it was made. */
export interface Line {
  landlord_id: number;
  property_id: number;
  lease_id: number;
  bill_id: number;
  amount: bigint;
}

export async function readLines(db: Db, disbursement: number): Promise<Line[]> {
  const found = await rows<Omit<Line, 'amount'> & { amount: string }>(
    db,
    sql`SELECT coalesce(l.landlord_id, o.landlord_id) AS landlord_id, coalesce(l.property_id, o.property_id) AS property_id,
          l.lease_id, l.bill_id, l.amount::text
        FROM disbursement_lines l LEFT JOIN bills b ON b.id = l.bill_id LEFT JOIN ownerships o ON o.id = b.ownership_id
        WHERE l.disbursement_id = ${disbursement} ORDER BY l.line`,
  );
  return found.map((line) => ({ ...line, amount: BigInt(line.amount) }));
}

/** The account whose money a line pays out. */
export function sourceOf(
  { kind, currency }: Pick<Row, 'kind' | 'currency'>,
  { landlord_id, property_id, lease_id }: Line,
): Account {
  switch (kind) {
    case 'landlord':
    case 'bill':
      return { kind: 'landlord', currency, landlord_id, property_id };
    case 'rent_tax':
      return { kind, currency, landlord_id, property_id };
    case 'deposit':
    case 'credit':
      return { kind, currency, lease_id };
    case 'commission':
      return { kind, currency };
  }
}

/** Amounts added up by a key. */
function sums(entries: readonly (readonly [string, bigint])[]): Map<string, bigint> {
  const total = new Map<string, bigint>();
  for (const [key, amount] of entries) total.set(key, (total.get(key) ?? 0n) + amount);
  return total;
}

/** What of each bill is neither paid nor approved. */
async function openOf(db: Db, bills: readonly number[]): Promise<Map<string, bigint>> {
  const found = await rows<{ id: string; open: string }>(
    db,
    sql`SELECT s.bill_id::text AS id, (s.amount - s.paid - coalesce((
          SELECT sum(l.amount) FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
          WHERE l.bill_id = s.bill_id AND d.state = 'approved'), 0))::text AS open
        FROM open_bills s WHERE s.bill_id IN (SELECT json_array_elements_text(${JSON.stringify(bills)}::json)::bigint)`,
  );
  return new Map(found.map(({ id, open }) => [id, BigInt(open)]));
}

/** What stays on the accounts of landlords, by property. */
async function reservesOf(db: Db, currency: Row['currency'], properties: readonly number[]) {
  const column = currency === 'USD' ? sql`reserve_usd` : sql`reserve_zwg`;
  const found = await rows<{ id: number; reserve: string }>(
    db,
    sql`SELECT id, ${column}::text AS reserve FROM properties
        WHERE id IN (SELECT json_array_elements_text(${JSON.stringify(properties)}::json)::bigint)`,
  );
  return new Map(found.map(({ id, reserve }) => [id, BigInt(reserve)]));
}

const least = 0n;
const atLeastNothing = (amount: bigint) => (amount > least ? amount : least);

/**
 * Nothing pays more than is there: of a bill what is open, of an account what it holds without the reserve of the property, which
 * does not limit bills, and of the bank account what is not set aside. The book is locked.
 *
 * @throws HttpError 409
 */
export async function checkAvailable(db: Db, row: Row, lines: readonly Line[]): Promise<void> {
  const refuse = (detail: string) => new HttpError(409, { detail, state: row.state });
  if (row.kind === 'bill') {
    const open = await openOf(
      db,
      lines.map(({ bill_id }) => bill_id),
    );
    for (const [bill, amount] of sums(lines.map((line) => [String(line.bill_id), line.amount] as const))) {
      const left = open.get(bill) ?? 0n;
      if (amount > left) throw refuse(`Only ${toDecimal(left)} of this bill is open.`);
    }
  }
  const sources = lines.map((line) => ({ line, account: sourceOf(row, line) }));
  const held = await heldIn(
    db,
    row.client_id,
    sources.map(({ account }) => account),
  );
  const reserves =
    row.kind === 'landlord'
      ? await reservesOf(
          db,
          row.currency,
          lines.map(({ property_id }) => property_id),
        )
      : new Map<number, bigint>();
  const wanted = sums(sources.map(({ line, account }) => [keyOf(account), line.amount] as const));
  for (const { line, account } of sources) {
    const key = keyOf(account);
    const available = atLeastNothing((held.get(key) ?? 0n) - (reserves.get(line.property_id) ?? 0n));
    if ((wanted.get(key) ?? 0n) > available) throw refuse(`Only ${toDecimal(available)} is available.`);
  }
  const { currency, bank_account_id } = row;
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  const paying: Account = { kind: 'paying', currency, bank_account_id };
  const balances = await heldIn(db, row.client_id, [bank, paying]);
  const free = -(balances.get(keyOf(bank)) ?? 0n) - (balances.get(keyOf(paying)) ?? 0n);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  if (total > free) throw refuse(`The bank account holds only ${toDecimal(free)}.`);
}
