import { type PlainDate, spokenDate } from '@rentsafe/format/date';

/** The rate of a day, ZiG for a dollar. */
export interface DayRate {
  on: PlainDate;
  rate: string;
}

const DECIMALS = 6;

/** In millionths: rates have so many decimals at most. */
function scaled(rate: string): bigint {
  const [whole = '', decimals = ''] = rate.split('.');
  return BigInt(whole + decimals.padEnd(DECIMALS, '0').slice(0, DECIMALS));
}

/** Whether a rate differs from another by more than a fifth of that: an Admin must record it. */
export function isFarRate(rate: string, from: string): boolean {
  const difference = scaled(rate) - scaled(from);
  return 5n * (difference < 0n ? -difference : difference) > scaled(from);
}

/** Of rates, newest first, the one with which that of a day is compared: the latest up to the day, else the nearest after it. */
export function lastRateOf<Rate extends DayRate>(rates: readonly Rate[], day: PlainDate): Rate | undefined {
  const next = rates.findLast(({ on }) => on > day)?.on;
  return rates.find(({ on }) => on <= day) ?? rates.find(({ on }) => on === next);
}

/** Who must record a rate that is far from `last`. */
export function farRateText({ on, rate }: DayRate): string {
  const [whole, decimals = ''] = rate.split('.');
  return `The rate of ${spokenDate(on, false)} is ${whole}.${decimals.padEnd(2, '0')}. An Admin must record this one.`;
}
