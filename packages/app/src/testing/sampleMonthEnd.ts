import type { Money } from '@rentsafe/domain/money';
import { type MonthEnd, type MonthEndKey, monthEndKeys } from '@rentsafe/domain/monthEnd';
import { lastDayOf, type Month } from '@rentsafe/format/date';

type Left = readonly [open: number, ...amount: Money[]];

/** What is open of a month, by step; what is not named is done. */
export const sampleMonthEnd = (month: Month, left: Partial<Record<MonthEndKey, Left>>): MonthEnd => ({
  month,
  steps: monthEndKeys.map((key) => {
    const [open, ...amount] = left[key] ?? [0];
    const state = open === 0 ? ('done' as const) : ('open' as const);
    return { key, done: open === 0, state, open, amount };
  }),
  lock: left.locked
    ? null
    : {
        ...{ until_on: lastDayOf(month), at: '2026-02-04T08:30:00Z', open: [] },
        user: { id: 1, name: 'Rudo Makoni' },
      },
});

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const zig = (amount: string): Money => ({ amount, currency: 'ZIG' });

/** In the middle of its end. */
export const openMonthEnd = (month: Month) =>
  sampleMonthEnd(month, {
    identified: [1, usd('70.00')],
    matched: [12, usd('4310.50'), zig('18000.00')],
    reconciled: [2, usd('23860.00'), zig('41000.00')],
    commission: [2, usd('1155.00'), zig('2040.00')],
    landlords: [14, usd('16719.40'), zig('24000.00')],
    locked: [1],
  });

/** Only what landlords leave here is still there. */
export const lockableMonthEnd = (month: Month) =>
  sampleMonthEnd(month, { landlords: [1, usd('120.00')], locked: [1] });
