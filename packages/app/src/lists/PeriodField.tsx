import { DateRangeField } from '@rentsafe/ui/DateRangeField';
import { useState } from 'react';
import * as styles from './PeriodField.css';
import type { StatementPeriod } from './useStatementPeriod';

interface PeriodFieldProps {
  period: StatementPeriod;
  onPeriod: (period: StatementPeriod) => void;
}

/** Keeps what is typed; a period with both days, in order, is shown at once. */
export function PeriodField({ period, onPeriod }: PeriodFieldProps) {
  const [draft, setDraft] = useState(period);
  const [previous, setPrevious] = useState(period);
  if (previous.from !== period.from || previous.to !== period.to) {
    setPrevious(period);
    setDraft(period);
  }
  return (
    <DateRangeField
      className={styles.field}
      label="Period"
      value={draft}
      onValueChange={({ value, valid }) => {
        setDraft(value);
        const isOther = value.from !== period.from || value.to !== period.to;
        if (valid && value.from && value.to && isOther) onPeriod(value);
      }}
    />
  );
}
