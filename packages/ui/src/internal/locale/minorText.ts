import { currencyDigits, formatMoney, formatPercentage, type Minor, toDecimal } from '@rentsafe/format/money';
import { numberFormat } from '@rentsafe/format/number';
import { defaultLocale, type LocaleState } from './locale';

/** In place of a currency: percentages, in hundredths. */
export const PERCENT = '%';

/** In place of a currency: counts of things. */
export const COUNT = '#';

/** Minor units in their currency, counts, or percentages: `$1,250.00`, `88.14%`; the empty string for null. */
export function minorText(
  minor: Minor | null,
  currency: string,
  { numbers }: LocaleState = defaultLocale,
): string {
  if (minor === null) return '';
  if (currency === COUNT) return numberFormat(numbers).format(minor);
  if (currency === PERCENT) return formatPercentage(Number(minor), 10_000, numbers);
  return formatMoney(toDecimal(minor, currencyDigits(currency)), currency, numbers);
}
