import type { Month } from '@rentsafe/domain/date';
import type { Money } from '@rentsafe/domain/money';
import { type MonthEnd, type MonthEndKey, monthEndKeys } from '@rentsafe/domain/monthEnd';

type Left = readonly [open: number, ...amount: Money[]];

/** What is open of a month, by step; what is not named is done. */
export const sampleMonthEnd = (month: Month, left: Partial<Record<MonthEndKey, Left>>): MonthEnd => ({
  month,
  steps: monthEndKeys.map((key) => {
    const [open, ...amount] = left[key] ?? [0];
    return { key, done: open === 0, open, amount };
  }),
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
