import { addMonths, type Month, monthOf, today } from '@rentsafe/domain/date';
import { Select } from '@rentsafe/ui/Select';
import { monthText } from '../page/monthText';
import * as styles from './ReportFields.css';

interface MonthSelectProps {
  value: Month;
  onMonth: (month: Month) => void;
}

const MONTHS = 36;

/** The month of a report: the next, which may be charged already, and those before it. */
export function MonthSelect({ value, onMonth }: MonthSelectProps) {
  const next = addMonths(monthOf(today()), 1);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(next, -index));
  const all = months.includes(value) ? months : [...months, value].toSorted().toReversed();
  return (
    <Select
      className={styles.field}
      label="Month"
      options={all.map((month) => ({ value: month, label: monthText(month) }))}
      value={value}
      onValueChange={(event) => event.value && onMonth(event.value)}
    />
  );
}
