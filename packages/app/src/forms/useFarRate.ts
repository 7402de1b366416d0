import { decimalOrText } from '@rentsafe/domain/form';
import { isRate } from '@rentsafe/domain/money';
import { farRateText, isFarRate, lastRateOf } from '@rentsafe/domain/rate';
import { dateOrText, isPlainDate } from '@rentsafe/format/date';
import { useQuery } from '@tanstack/react-query';
import { recentRatesQuery } from '../calls/currency';
import { useStepLevel } from '../session/useMay';

/**
 * Why a User may not record a rate on a day, as they were typed: it is far from the last of the book. Undefined where they may,
 * for an Admin, and until the rates are known: the server checks it too.
 */
export function useFarRate(): (typedOn: string, typedRate: string) => string | undefined {
  const isUser = useStepLevel() === 'user';
  const { data: rates = [] } = useQuery({ ...recentRatesQuery, enabled: isUser });
  return (typedOn, typedRate) => {
    const [on, rate] = [dateOrText(typedOn), decimalOrText(typedRate)];
    const last = isPlainDate(on) && isRate(rate) ? lastRateOf(rates, on) : undefined;
    return last && isFarRate(rate, last.rate) ? farRateText(last) : undefined;
  };
}
