import type { BankMatchInput } from '@rentsafe/domain/bankStatement';
import { addDays, laterOf, type PlainDate, today } from '@rentsafe/domain/date';
import { toDecimal } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { reconciledOn, reconciledText } from '../bankAccount/reconciled.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, HttpError, unknownReference } from '../http/errors.ts';
import { lockedUntil, openDays } from '../ledger/days.ts';
import { type Account, heldIn, keyOf, mirrored, postEntry, type Transfer } from '../ledger/post.ts';
import { currencyOf } from '../money/wire.ts';
import { insertReceipt } from '../receipt/insert.ts';
import type { StoredLine } from './lines.ts';

type Cost = NonNullable<BankMatchInput['cost']>;

/** The day of a line, or the first after it that is neither locked nor reconciled. @throws HttpError 400 where that is to come. */
async function postingDay(
  db: Db,
  { now }: Actor,
  { client_id, bank_account_id, on }: StoredLine,
): Promise<PlainDate> {
  const open = (await openDays(db, client_id))(on);
  const reconciled = await reconciledOn(db, bank_account_id);
  const day = reconciled ? laterOf(open, addDays(reconciled, 1)) : open;
  if (day <= today(now)) return day;
  if (reconciled === today(now)) throw fieldError('non_field_errors', reconciledText(reconciled));
  throw fieldError('non_field_errors', `The period up to ${await lockedUntil(db, client_id)} is locked.`);
}

/** A payment of the same day, amount and reference that another line of the bank is: this one is no repetition of it. */
async function isAnotherLine(db: Db, line: StoredLine, day: PlainDate): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT FROM receipts r JOIN bank_matches m ON m.receipt_id = r.id
        WHERE r.bank_account_id = ${line.bank_account_id} AND r.received_on = ${day}::date
          AND r.amount = ${String(line.amount)}::bigint AND r.reference = ${line.reference}`,
  );
  return found.length > 0;
}

const methods = { bank: 'transfer', cash: 'cash', mobile: 'mobile' } as const;

/**
 * Records what a line brought in: for a lease, oldest charges first, or unidentified. Returns the id of the receipt.
 *
 * @throws HttpError 400 for money that went out, or as a receipt by hand.
 */
export async function postReceipt(
  db: Db,
  actor: Actor,
  line: StoredLine,
  lease: number | null,
): Promise<number> {
  if (line.amount < 0n)
    throw fieldError(lease ? 'lease' : 'unidentified', 'This line is money that went out.');
  const day = await postingDay(db, actor, line);
  const reference = (await isAnotherLine(db, line, day)) ? null : (line.reference?.slice(0, 100) ?? null);
  const { id } = await insertReceipt(db, actor, line.client_id, {
    lease,
    bank_account: line.bank_account_id,
    received_on: day,
    amount: { amount: toDecimal(line.amount), currency: currencyOf(line.currency) },
    method: methods[line.account_kind],
    reference,
    payer: line.description.slice(0, 200),
    allocations: 'oldest',
  });
  return id;
}

/** Whose landlord bears a cost. @throws HttpError 400 for a property of another book, or that nobody owns on that day. */
async function bearerOf(
  db: Db,
  { client_id, currency }: StoredLine,
  cost: Cost,
  day: PlainDate,
): Promise<Account> {
  if (cost.bearer === 'agency') return { kind: 'commission', currency };
  const property_id = cost.property ?? 0;
  const [found] = await rows<{ landlord_id: number | null }>(
    db,
    sql`SELECT (SELECT landlord_id FROM ownerships WHERE property_id = r.id AND during @> ${day}::date) AS landlord_id
        FROM properties r WHERE r.id = ${property_id} AND r.client_id = ${client_id}`,
  );
  if (!found) throw unknownReference(['cost', 'property'], property_id);
  const { landlord_id } = found;
  if (landlord_id === null) {
    throw new HttpError(400, { cost: { property: [`Nobody owns the property on ${day}.`] } });
  }
  return { kind: 'landlord', currency, landlord_id, property_id };
}

/**
 * Posts a cost of the bank, which its bearer pays; where money came in, the bearer gains it. Returns the number of the entry.
 *
 * @throws HttpError 400 for an unknown property, 409 for more than its landlord holds.
 */
export async function postCost(db: Db, actor: Actor, line: StoredLine, cost: Cost): Promise<number> {
  const { client_id, bank_account_id, currency } = line;
  const day = await postingDay(db, actor, line);
  const bearer = await bearerOf(db, line, cost, day);
  const isPaid = line.amount < 0n;
  const amount = isPaid ? -line.amount : line.amount;
  if (isPaid && bearer.kind === 'landlord') {
    const held = (await heldIn(db, client_id, [bearer])).get(keyOf(bearer)) ?? 0n;
    if (amount > held) throw new HttpError(409, `Only ${toDecimal(held)} is available.`);
  }
  const paid: Transfer = { debit: bearer, credit: { kind: 'bank', currency, bank_account_id }, amount };
  return postEntry(db, actor, client_id, {
    kind: 'bank_cost',
    effective_on: day,
    reason: cost.reason,
    transfers: [isPaid ? paid : mirrored(paid)],
  });
}
