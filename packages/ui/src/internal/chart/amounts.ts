import { type Currency, formatMoney, type Minor, toDecimal } from '@rentsafe/domain/money';
import { nice, ticks } from 'd3-array';

/** In minor units, as numbers: for places in a drawing, never for text of an amount. */
export interface AmountAxis {
  min: number;
  max: number;
  ticks: readonly number[];
}

const TICKS = 4;

/** An axis that holds zero and all amounts. */
export function amountAxis(amounts: Iterable<number | null>): AmountAxis {
  let lowest = 0;
  let highest = 0;
  for (const minor of amounts) {
    lowest = Math.min(lowest, minor ?? 0);
    highest = Math.max(highest, minor ?? 0);
  }
  const [min, max] = nice(lowest, lowest === highest ? 100 : highest, TICKS);
  return { min, max, ticks: ticks(min, max, TICKS).filter(Number.isInteger) };
}

/** `$1,250.00`; the empty string for null. */
export const minorText = (minor: Minor | null, currency: Currency) =>
  minor === null ? '' : formatMoney(toDecimal(minor), currency);

/** On an axis: `$1.25K`, `-ZIG 10T`, `$0.20`. */
export function tickText(minor: number, currency: Currency): string {
  if (minor % 100 !== 0 && Math.abs(minor) < 100_000) return minorText(BigInt(minor), currency);
  const symbol = formatMoney(0, currency).replace('0.00', '');
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });
  return `${minor < 0 ? '-' : ''}${symbol}${compact.format(Math.abs(minor) / 100)}`;
}
