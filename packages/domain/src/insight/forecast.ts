import { type Month, monthsBetween } from '@rentsafe/format/date';
import { divideRounded, type Minor, toDecimal } from '@rentsafe/format/money';

/** Months after the one in which a charge was due in which it is expected to be paid: 0 to 3. */
export const SHARES = 4;
/** Months that must have passed since the first charge. */
export const MONTHS_NEEDED = 3;
/** Months at most that are looked back upon. */
export const MONTHS_OF_BASE = 12;

/** What was due in a month, and what of it was collected in that month and the following ones. */
export interface DueMonth {
  month: Month;
  charged: Minor;
  /** By months after the month: 0 to 3. */
  collected: readonly Minor[];
}

/** A fraction that is never rounded before its use. */
interface Fraction {
  part: Minor;
  whole: Minor;
}

/** What is collected so many months after a charge: on the whole, in the worst month and in the best. */
export interface Share {
  mean: Fraction;
  low: Fraction;
  high: Fraction;
}

const isLess = (a: Fraction, b: Fraction) => a.part * b.whole < b.part * a.whole;

/**
 * The share that is collected so many months after the month of a charge, of the months since which as many whole months have
 * passed; null where nothing was charged in any.
 *
 * @param base every complete month, oldest first.
 */
export function shareOf(base: readonly DueMonth[], after: number): Share | null {
  const last = base.at(-1)?.month;
  const months = base
    .filter(({ month, charged }) => last && charged !== 0n && monthsBetween(month, last) >= after)
    .map(({ charged, collected }) => ({ part: collected[after] ?? 0n, whole: charged }));
  const [first] = months;
  if (!first) return null;
  const total = (key: keyof Fraction) => months.reduce((sum, month) => sum + month[key], 0n);
  const mean = { part: total('part'), whole: total('whole') };
  if (mean.whole === 0n) return null;
  return {
    mean,
    low: months.reduce((a, b) => (isLess(b, a) ? b : a), first),
    high: months.reduce((a, b) => (isLess(a, b) ? b : a), first),
  };
}

/** `0.5250`: with four decimals, rounded half away from zero. */
export const shareText = (share: Share | null): string | null =>
  share && toDecimal(divideRounded(share.mean.part * 10_000n, share.mean.whole), 4);

/** The charges of a month, and what can still be expected of them at most; null where none was made yet. */
export interface Charges {
  charges: Minor;
  atMost: Minor | null;
}

export type Outlook = keyof Share;

/**
 * What is expected in a month of its own charges and of those of the three months before it, each rounded once.
 *
 * @param months the month itself, then the one before it, and so on. @param shares by months after.
 */
export const expectedOf = (
  months: readonly Charges[],
  shares: readonly (Share | null)[],
  outlook: Outlook,
): Minor[] =>
  months.map(({ charges, atMost }, after) => {
    const share = shares[after]?.[outlook];
    if (!share) return 0n;
    const expected = divideRounded(share.part * charges, share.whole);
    return atMost !== null && expected > atMost ? atMost : expected;
  });

/** A part of each amount that is a fraction of it, added up and rounded once. */
export function partsOf(amounts: readonly Minor[], fractions: readonly Fraction[]): Minor {
  const sum = amounts.reduce(
    ({ part, whole }, amount, index) => {
      const fraction = fractions[index];
      if (!fraction || fraction.whole === 0n) return { part, whole };
      return {
        part: part * fraction.whole + amount * fraction.part * whole,
        whole: whole * fraction.whole,
      };
    },
    { part: 0n, whole: 1n },
  );
  return divideRounded(sum.part, sum.whole);
}
