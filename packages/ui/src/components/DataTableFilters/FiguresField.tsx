import { useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { FilterGroup } from './FilterGroup';
import { amountOf, type Filter, type FilterRange, numberOf } from './filterValues';

interface FiguresProps<Row> {
  filter: Extract<Filter<Row>, { type: 'amounts' | 'numbers' }>;
  range: FilterRange;
  onChange: (range: FilterRange) => void;
}

/** A range of amounts or numbers. */
export function FiguresField<Row>({ filter, range, onChange }: FiguresProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  const isAmount = filter.type === 'amounts';
  return (
    <FilterGroup label={isAmount ? `${filter.label} (${filter.currency})` : filter.label}>
      <div className={styles.range}>
        {(['from', 'to'] as const).map((side) => (
          <FigureInput
            key={side}
            label={side === 'from' ? messages.rangeFrom : messages.rangeTo}
            value={range[side]}
            inputMode={isAmount || filter.decimals ? 'decimal' : 'numeric'}
            read={isAmount ? amountOf : numberOf}
            onChange={(end) => onChange({ ...range, [side]: end })}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  inputMode: 'decimal' | 'numeric';
  /** Undefined for what is none. */
  read: (text: string | undefined) => bigint | number | undefined;
  onChange: (value: string | undefined) => void;
}

/** Keeps what is typed; hands on what is a figure. */
function FigureInput({ label, value, inputMode, read, onChange }: FigureProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (read(plain(typed)) !== read(value)) setTyped(value ?? '');
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          className={controlClass}
          value={typed}
          aria-invalid={plain(typed) !== '' && read(plain(typed)) === undefined ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const text = plain(event.target.value);
            onChange(read(text) === undefined ? undefined : text);
          }}
        />
      )}
    </Field>
  );
}

/** Without the commas and spaces between thousands. */
const plain = (typed: string) => typed.replace(/[,\s]/g, '');
