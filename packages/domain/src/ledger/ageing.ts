import { daysBetween, type PlainDate } from '@rentsafe/format/date';
import type { Minor } from '@rentsafe/format/money';

/** What is open of a charge. */
export interface OpenItem {
  due_on: PlainDate;
  open: Minor;
}

/** Current, 1 to 30 days past the due date, 31 to 60, 61 to 90, more than 90; an index of `ageingBuckets`. */
export type Ageing = [Minor, Minor, Minor, Minor, Minor];

const bucketOf = (days: number): 0 | 1 | 2 | 3 | 4 => {
  if (days <= 0) return 0;
  if (days <= 30) return 1;
  if (days <= 60) return 2;
  return days <= 90 ? 3 : 4;
};

/** What charges were paid too much on a past day, on which what bounced later and what replaced it both were there: other money. */
export const paidTwice = (items: readonly OpenItem[]): Minor =>
  items.reduce((sum, { open }) => (open < 0n ? sum - open : sum), 0n);

/**
 * What is open by days past its due date, of one lease and currency. Money that is not allocated counts against the oldest; what
 * is left of it is negative in the first bucket, and what more is gone than there was is owed there. The sum is what is owed.
 *
 * @param items oldest due date first.
 */
export function ageingOf(items: readonly OpenItem[], unallocated: Minor, asAt: PlainDate): Ageing {
  const buckets: Ageing = [0n, 0n, 0n, 0n, 0n];
  const money = unallocated + paidTwice(items);
  let left = money > 0n ? money : 0n;
  for (const { due_on, open } of items.filter((item) => item.open > 0n)) {
    const rest = open > left ? open - left : 0n;
    left -= open - rest;
    buckets[bucketOf(daysBetween(due_on, asAt))] += rest;
  }
  buckets[0] -= money < 0n ? money : left;
  return buckets;
}
