import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';
import { DateField } from '@rentsafe/ui/DateField';
import { useState } from 'react';
import * as styles from './ReportFields.css';

interface AsAtFieldProps {
  /** The end of this day. */
  value: PlainDate;
  /** '' for today. */
  onAsAt: (day: PlainDate | '') => void;
}

/** The day at whose end figures are shown. Keeps what is typed; a day that has come is shown at once. */
export function AsAtField({ value, onAsAt }: AsAtFieldProps) {
  const [draft, setDraft] = useState<PlainDate | undefined>(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setDraft(value);
  }
  return (
    <DateField
      className={styles.field}
      label="As at"
      max={today()}
      value={draft}
      onValueChange={({ value: day, valid }) => {
        setDraft(day);
        if (valid && day && day !== value) onAsAt(day === today() ? '' : day);
      }}
    />
  );
}
