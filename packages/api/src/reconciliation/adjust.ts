import type { ReconciliationInput } from '@rentsafe/domain/reconciliation';
import { firstDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { activeAccount } from '../bankAccount/repository.ts';
import { checkCostLimit } from '../bankStatement/costLimit.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import type { Account } from '../ledger/account.ts';
import { checkDay } from '../ledger/days.ts';
import { postEntry } from '../ledger/post.ts';
import { checkThere } from '../ledger/there.ts';
import type { Comparison } from './compare.ts';

/** What counts of an account in the month of a day were off by, whichever way: small ones add up. */
async function countedOff(db: Db, account: number, on: PlainDate): Promise<bigint> {
  const [found] = await rows<{ minor: string }>(
    db,
    sql`SELECT coalesce(sum(abs(adjustment)), 0)::text AS minor FROM reconciliations
        WHERE bank_account_id = ${account} AND on_date >= ${firstDayOf(monthOf(on))}::date
          AND on_date < ${firstDayOf(monthOf(on))}::date + interval '1 month'`,
  );
  return BigInt(found?.minor ?? 0);
}

/**
 * Posts what a count was less than the book, which the agency bears, or more, which it gains. Returns the number of the entry.
 *
 * @throws HttpError 400 without a reason, for a locked day, a closed account, or more than was there on a day; 403 for a User above
 * the limit of the book, together with the other counts of the month.
 */
export async function postAdjustment(
  db: Db,
  actor: Actor,
  clientId: number,
  { bank_account, currency, on, difference }: Comparison,
  { difference_reason: reason }: ReconciliationInput,
  isAdmin: boolean,
): Promise<number> {
  if (!reason) throw fieldError('difference_reason', issueText({ code: 'required', params: {} }));
  const short = difference < 0n;
  const amount = short ? -difference : difference;
  if (!isAdmin) {
    const month = amount + (await countedOff(db, bank_account.id, on));
    await checkCostLimit(db, { client_id: clientId, currency, on, amount: month });
  }
  await activeAccount(db, clientId, bank_account.id);
  const entered = { day: on, field: 'on', now: actor.now };
  await checkDay(db, clientId, entered);
  const bank: Account = { kind: 'bank', currency, bank_account_id: bank_account.id };
  const agency: Account = { kind: 'commission', currency };
  if (short) await checkThere(db, clientId, [{ from: bank, amount }], entered);
  return postEntry(db, actor, clientId, {
    ...{ kind: 'bank_cost', effective_on: on, reason },
    transfers: [{ debit: short ? agency : bank, credit: short ? bank : agency, amount }],
  });
}
