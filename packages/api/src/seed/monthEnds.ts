import { today } from '@rentsafe/domain/date';
import { addMonths, type Month, monthOf } from '@rentsafe/format/date';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { lockMonth } from '../monthEnd/lock.ts';
import { signBalance, signStatement } from './bank.ts';
import { banksOf } from './money.ts';

/** Months that are open, the present one among them: whoever tries the product posts in them. */
const OPEN = 4;
/** Of these the bank statement is still to be reconciled. */
const UNSIGNED = 2;

/** A month end of a book with so many months of rent, up to the present one. */
interface MonthEnds {
  /** Whose statement in dollars is reconciled, oldest first. */
  signed: Month[];
  /** The last that is locked; null where the book is too young. */
  locked: Month | null;
}

/** Which months of a book are reconciled, and which is locked. */
export function monthEndsOf({ now }: Pick<Actor, 'now'>, months: number): MonthEnds {
  const last = monthOf(today(now));
  const signed = Array.from({ length: Math.max(0, months - UNSIGNED) }, (_, nth) =>
    addMonths(last, nth + 1 - months),
  );
  return { signed, locked: months > OPEN ? addMonths(last, -OPEN) : null };
}

/** Reconciles a month in dollars, and in ZiG before the one that is locked. */
export async function signMonth(db: Db, actor: Actor, month: Month, locked: Month | null): Promise<void> {
  const banks = await banksOf(db, actor);
  await signStatement(db, actor, banks, month);
  if (locked !== null && month < locked) await signBalance(db, actor, banks, month);
}

/** Locks the accounts up to the end of a month, of which one step stays open. */
export async function lockAccounts(db: Db, actor: Actor, month: Month): Promise<void> {
  const reason = 'The bank has not sent the statement of the ZiG account';
  await lockMonth(db, actor, actor.clientId, month, { open: [{ step: 'reconciled', reason }] });
}
