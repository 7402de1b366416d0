import { currencyDigits, formatCompactMoney, type Minor } from '@rentsafe/format/money';
import { numberFormat } from '@rentsafe/format/number';
import { nice, ticks } from 'd3-array';
import { defaultLocale, type LocaleState } from '../locale/locale';
import { COUNT, minorText, PERCENT } from '../locale/minorText';
import { minorWith } from '../money/minors';

const decimalsOf = (currency: string) =>
  currency === COUNT ? 0 : currency === PERCENT ? 2 : currencyDigits(currency);

/** Reads amounts in minor units: decimal text of a currency, of percentages with two decimals, of whole counts; null for what is none. */
export function amountReader(currency: string): (amount: string | null) => Minor | null {
  const decimals = decimalsOf(currency);
  return (amount) => minorWith(decimals, amount);
}

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

/** On an axis: `$1.25K`, `-ZIG 10T`, `$0.20`, `75%`. */
export function tickText(minor: number, currency: string, locale: LocaleState = defaultLocale): string {
  if (currency === COUNT) return numberFormat(locale.numbers, { notation: 'compact' }).format(minor);
  if (currency === PERCENT) {
    return numberFormat(locale.numbers, { style: 'percent', maximumFractionDigits: 2 }).format(
      minor / 10_000,
    );
  }
  const unit = 10 ** currencyDigits(currency);
  if (minor % unit !== 0 && Math.abs(minor) < 1000 * unit) return minorText(BigInt(minor), currency, locale);
  return formatCompactMoney(minor / unit, currency, locale.numbers);
}
