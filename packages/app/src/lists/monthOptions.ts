import { today } from '@rentsafe/domain/date';
import { addMonths, isMonth, type Month, monthOf } from '@rentsafe/format/date';
import { monthText } from '../text/monthText';

const MONTHS = 36;

/** The months that are offered, from the next one back, with another that the address names. */
export function monthOptions(named: string | null): { value: Month; label: string }[] {
  const next = addMonths(monthOf(today()), 1);
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(next, -back));
  const isOther = named !== null && isMonth(named) && !months.includes(named);
  const all = isOther ? [...months, named].toSorted().toReversed() : months;
  return all.map((month) => ({ value: month, label: monthText(month) }));
}
