import type { Month } from '@rentsafe/format/date';
import { Select } from '@rentsafe/ui/Select';
import { monthOptions } from './monthOptions';
import * as styles from './ReportFields.css';

interface MonthSelectProps {
  value: Month;
  onMonth: (month: Month) => void;
  /** What the server refuses of the month. */
  error?: string | undefined;
  disabled?: boolean;
}

/** The month of a run or a report: the next, which may be charged already, and those before it. */
export function MonthSelect({ value, onMonth, ...rest }: MonthSelectProps) {
  return (
    <Select
      {...rest}
      className={styles.field}
      label="Month"
      options={monthOptions(value)}
      value={value}
      onValueChange={(event) => event.value && onMonth(event.value)}
    />
  );
}
