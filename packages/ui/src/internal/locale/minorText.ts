import { currencyDigits, formatMoney, type Minor, toDecimal } from '@rentsafe/domain/money';
import { defaultLocale, type LocaleState } from './locale';

/** Minor units in their currency: `$1,250.00`; the empty string for null. */
export const minorText = (
  minor: Minor | null,
  currency: string,
  { numbers }: LocaleState = defaultLocale,
): string =>
  minor === null ? '' : formatMoney(toDecimal(minor, currencyDigits(currency)), currency, numbers);
