import { useState } from 'react';
import { type DateRange, DateRangeField } from '../DateRangeField';
import type { FilterRange } from './filterValues';

interface DaysProps {
  label: string;
  value: FilterRange;
  onChange: (value: FilterRange) => void;
}

const asText = ({ from = '', to = '' }: FilterRange): DateRange => ({ from, to });
const isSame = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to;

/** Keeps what is typed; hands on a range that can be used. */
export function DaysField({ label, value, onChange }: DaysProps) {
  const given = asText(value);
  const [typed, setTyped] = useState(given);
  const [known, setKnown] = useState(given);
  if (!isSame(known, given)) {
    setKnown(given);
    setTyped(given);
  }
  return (
    <DateRangeField
      label={label}
      value={typed}
      onValueChange={({ value: next, valid }) => {
        setTyped(next);
        if (!valid || isSame(next, given)) return;
        setKnown(next);
        onChange({ from: next.from || undefined, to: next.to || undefined });
      }}
    />
  );
}
