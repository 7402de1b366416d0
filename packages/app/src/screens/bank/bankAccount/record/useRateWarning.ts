import { isFarRate, lastRateOf } from '@rentsafe/domain/rate';
import { isPlainDate } from '@rentsafe/format/date';
import { useQuery } from '@tanstack/react-query';
import { recentRatesQuery } from '../../../../calls/currency';
import { day } from '../../../../text/day';

/** Why the rate of an exchange looks wrong: it is far from the last one of the accounts. Undefined where it does not. */
export function useRateWarning(on: string, rate: string | undefined): string | undefined {
  const { data: rates = [] } = useQuery({ ...recentRatesQuery, enabled: rate !== undefined });
  const last = rate && isPlainDate(on) ? lastRateOf(rates, on) : undefined;
  return rate && last && isFarRate(rate, last.rate)
    ? `At ${rate} ZiG per US dollar this is far from the rate of ${day(last.on)}, ${last.rate}.`
    : undefined;
}
