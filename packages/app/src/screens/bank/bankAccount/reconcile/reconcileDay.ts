import { today } from '@rentsafe/domain/date';
import { addDays, addMonths, lastDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';

/** The day to which an account is reconciled next: the end of the last month, or yesterday where that is done. */
export function reconcileDay(reconciledOn: PlainDate | null): PlainDate {
  const monthEnd = lastDayOf(addMonths(monthOf(today()), -1));
  if (!reconciledOn || reconciledOn < monthEnd) return monthEnd;
  const yesterday = addDays(today(), -1);
  return reconciledOn < yesterday ? yesterday : today();
}
