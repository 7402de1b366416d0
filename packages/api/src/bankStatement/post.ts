import { today } from '@rentsafe/domain/date';
import { addDays, laterOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { reconciledOn, reconciledText } from '../bankAccount/reconciled.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { lockedUntil, openDays } from '../ledger/days.ts';
import { currencyOf } from '../money/wire.ts';
import { insertReceipt } from '../receipt/insert.ts';
import type { StoredLine } from './lines.ts';

/**
 * The day of a line, or the first after it that is neither locked nor reconciled, of another account neither.
 *
 * @throws HttpError 400 where that is to come.
 */
export async function postingDay(
  db: Db,
  { now }: Actor,
  { client_id, bank_account_id, on }: StoredLine,
  other = bank_account_id,
): Promise<PlainDate> {
  const open = (await openDays(db, client_id))(on);
  const accounts = [...new Set([bank_account_id, other])];
  const signed = await Promise.all(accounts.map((account) => reconciledOn(db, account)));
  const reconciled = signed.reduce(
    (last, until) => (last && until ? laterOf(last, until) : (last ?? until)),
    null,
  );
  const day = reconciled ? laterOf(open, addDays(reconciled, 1)) : open;
  if (day <= today(now)) return day;
  if (reconciled === today(now)) throw fieldError('non_field_errors', reconciledText(reconciled));
  throw fieldError('non_field_errors', `The period up to ${await lockedUntil(db, client_id)} is locked.`);
}

/** A payment of the same day, amount and reference that another line of the bank is: this one is no repetition of it. */
async function isAnotherLine(db: Db, line: StoredLine, day: PlainDate): Promise<boolean> {
  if (line.reference === null) return false;
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
  isAdmin: boolean,
): Promise<number> {
  if (line.amount < 0n) throw fieldError(lease ? 'lease' : 'unidentified', 'This line is a payment out.');
  const day = await postingDay(db, actor, line);
  const reference = (await isAnotherLine(db, line, day)) ? null : (line.reference?.slice(0, 100) ?? null);
  const { id } = await insertReceipt(
    db,
    actor,
    line.client_id,
    {
      lease,
      bank_account: line.bank_account_id,
      received_on: day,
      amount: { amount: toDecimal(line.amount), currency: currencyOf(line.currency) },
      method: methods[line.account_kind],
      reference,
      payer: line.description.slice(0, 200),
      allocations: 'oldest',
    },
    isAdmin,
  );
  return id;
}
