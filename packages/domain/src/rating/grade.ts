import { addDays, type PlainDate } from '@rentsafe/format/date';
import type { Minor } from '@rentsafe/format/money';
import type { Grade } from '../report/index.ts';
import { dayReached, type RatedCharge, sum } from './facts.ts';

/** A month is graded at the latest so many days after its due date. */
const DAYS = 30;

export interface Graded {
  /** Null before it can be told. */
  grade: Grade | null;
  /** What was paid by the day on which it is graded at the latest. */
  paid: Minor;
  /** The day on which 99 % were paid. */
  paid_on: PlainDate | null;
}

type Rent = Pick<RatedCharge, 'amount' | 'due_on' | 'grace_on' | 'payments'>;

/**
 * How a rent charge was paid, at the end of a day. P: by its due date. G: by the end of grace. L: within 30 days of the due date.
 * S: a tenth of it within 30 days. N: less. Paid means 99 %.
 */
export function gradeOf({ amount, due_on, grace_on, payments }: Rent, asAt: PlainDate): Graded {
  const last = addDays(due_on, DAYS);
  const paid = sum(payments.filter(({ on }) => on <= last));
  const paid_on = dayReached(payments, (amount * 99n + 99n) / 100n);
  const grade = () => {
    if (paid_on !== null && paid_on <= due_on) return 'P';
    if (paid_on !== null && paid_on <= grace_on) return 'G';
    if (paid_on !== null && paid_on <= last) return 'L';
    if (asAt < last) return null;
    return paid * 10n >= amount ? 'S' : 'N';
  };
  return { grade: grade(), paid, paid_on };
}
