import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import type { disbursements } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { type Account, keyOf } from '../ledger/account.ts';
import { heldIn } from '../ledger/post.ts';
import type { Taking } from '../ledger/there.ts';
import { availableOf, takenBefore } from './funds.ts';

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

/** What is taken to set a payment aside: of whose money it is, and of the bank. What a bill pays is owed by then. */
export const takingsOf = (row: Row, lines: readonly Line[]): Taking[] => {
  const { currency, bank_account_id } = row;
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  return [
    ...lines.flatMap((line) => [
      { from: sourceOf(row, line), amount: line.amount },
      { from: bank, amount: line.amount },
    ]),
    ...owedBefore(row, lines),
  ];
};

/** What is no longer owed to a supplier once their bills are paid. */
export const owedBefore = ({ kind, currency, party_id }: Row, lines: readonly Line[]): Taking[] =>
  kind === 'bill'
    ? lines.map(({ amount }) => ({ from: { kind: 'creditor', currency, party_id }, amount }))
    : [];

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
        FROM open_bills s WHERE s.bill_id = ${anyId(bills)}`,
  );
  return new Map(found.map(({ id, open }) => [id, BigInt(open)]));
}

const atLeastNothing = (amount: bigint) => (amount > 0n ? amount : 0n);

interface Funds {
  available: bigint;
  /** What would be available, but is held for bills. */
  billed: bigint;
}

/** What could be paid to the landlords of properties, by the key of their accounts. */
async function fundsOf(
  db: Db,
  { client_id, currency }: Row,
  properties: readonly number[],
): Promise<Map<string, Funds>> {
  const found = await rows<{ landlord_id: number; property_id: number } & Record<keyof Funds, string>>(
    db,
    sql`SELECT landlord_id, property_id, available::text,
          greatest(0, least(bills, held - reserve - shortfall))::text AS billed
        FROM (${availableOf(client_id, currency)}) m
        WHERE property_id = ${anyId(properties)}`,
  );
  return new Map(
    found.map(({ available, billed, ...of }) => [
      keyOf({ kind: 'landlord', currency, ...of }),
      { available: BigInt(available), billed: BigInt(billed) },
    ]),
  );
}

/** What could be paid out of each account: a landlord keeps a reserve, and what bills need, which are not limited by it. */
async function fundsOfLines(db: Db, row: Row, lines: readonly Line[]): Promise<Map<string, Funds>> {
  if (row.kind === 'landlord') {
    return fundsOf(
      db,
      row,
      lines.map(({ property_id }) => property_id),
    );
  }
  const held = await heldIn(
    db,
    row.client_id,
    lines.map((line) => sourceOf(row, line)),
  );
  return new Map([...held].map(([key, amount]) => [key, { available: atLeastNothing(amount), billed: 0n }]));
}

/**
 * Nothing pays more than is there: of a bill what is open, of an account what it holds, of a landlord's without reserve, shortfall and
 * open bills, and of the bank account what is not set aside. The book is locked.
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
  const funds = await fundsOfLines(db, row, lines);
  const wanted = sums(lines.map((line) => [keyOf(sourceOf(row, line)), line.amount] as const));
  for (const [key, amount] of wanted) {
    const { available, billed } = funds.get(key) ?? { available: 0n, billed: 0n };
    if (amount <= available) continue;
    if (row.kind === 'bill') {
      // What a bill lacks went somewhere.
      const { taken } = await takenBefore(db, row);
      throw new HttpError(409, {
        detail: `Only ${toDecimal(available)} is available.`,
        state: row.state,
        taken,
      });
    }
    const kept = billed > 0n ? `; ${toDecimal(billed)} is held for bills` : '';
    throw refuse(`Only ${toDecimal(available)} is available${kept}.`);
  }
  const { currency, bank_account_id } = row;
  const bank: Account = { kind: 'bank', currency, bank_account_id };
  const paying: Account = { kind: 'paying', currency, bank_account_id };
  const balances = await heldIn(db, row.client_id, [bank, paying]);
  const free = -(balances.get(keyOf(bank)) ?? 0n) - (balances.get(keyOf(paying)) ?? 0n);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  if (total > free) throw refuse(`The bank account holds only ${toDecimal(free)}.`);
}
