import { divideRounded, type Minor } from '@rentsafe/format/money';
import type { Currency } from './currency.ts';

const DECIMALS = 6;

/** A rate of up to 6 decimals in millionths. */
function millionths(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * An amount in the other currency, rounded once.
 *
 * @param currency of the amount. @param rate ZiG for a dollar, as text with up to 6 decimals.
 */
export function exchanged(amount: Minor, currency: Currency, rate: string): Minor {
  const one = 10n ** BigInt(DECIMALS);
  return currency === 'ZIG'
    ? divideRounded(amount * one, millionths(rate))
    : divideRounded(amount * millionths(rate), one);
}
