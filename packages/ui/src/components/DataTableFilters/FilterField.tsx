import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { control as controlClass } from '../../internal/fields/control.css';
import { label as labelClass } from '../../internal/fields/field.css';
import { group, legend } from '../../internal/fields/group.css';
import { useMessages } from '../../internal/messages/messages';
import { Checkbox } from '../Checkbox';
import { type DateRange, DateRangeField } from '../DateRangeField';
import { Field } from '../Field';
import { MultiSelect } from '../MultiSelect';
import * as styles from './DataTableFilters.css';
import { dataTableFiltersMessages } from './DataTableFilters.messages';
import { amountOf, type Filter, type FilterOption, type FilterRange, type FilterValue } from './filterValues';

/** More than these are searched: they would be a column of boxes that nobody sees at once. */
const MOST_BOXES = 7;

interface FilterFieldProps<Row> {
  filter: Filter<Row>;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** The controls of one filter. */
export function FilterField<Row>({ filter, value, onChange }: FilterFieldProps<Row>) {
  const messages = useMessages(dataTableFiltersMessages);
  switch (filter.type) {
    case 'text':
      return (
        <Field label={filter.label}>
          {(control) => (
            <input
              {...control}
              className={controlClass}
              value={String(value ?? '')}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      );
    case 'oneOf':
      return (
        <Field label={filter.label}>
          {(control) => (
            <select
              {...control}
              className={controlClass}
              value={String(value ?? '')}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="">{messages.any}</option>
              {filter.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case 'someOf':
      return (
        <SomeOfField
          label={filter.label}
          options={filter.options}
          chosen={[value ?? []].flat() as string[]}
          onChange={onChange}
        />
      );
    case 'dates':
      return <DaysField label={filter.label} value={(value ?? {}) as FilterRange} onChange={onChange} />;
    case 'amounts': {
      const range = (value ?? {}) as FilterRange;
      return (
        <Group label={`${filter.label} (${filter.currency})`}>
          <div className={styles.range}>
            {(['from', 'to'] as const).map((side) => (
              <AmountInput
                key={side}
                label={side === 'from' ? messages.rangeFrom : messages.rangeTo}
                value={range[side]}
                onChange={(end) => onChange({ ...range, [side]: end })}
              />
            ))}
          </div>
        </Group>
      );
    }
  }
}

interface SomeOfProps {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A box for each of a few options; of many some are searched. */
function SomeOfField({ label, options, chosen, onChange }: SomeOfProps) {
  if (options.length > MOST_BOXES) {
    return (
      <MultiSelect {...{ label, options }} value={chosen} onValueChange={(event) => onChange(event.value)} />
    );
  }
  const change = (changed: string, isChosen: boolean) =>
    options
      .map(({ value }) => value)
      .filter((value) => (value === changed ? isChosen : chosen.includes(value)));
  return (
    <Group label={label}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => onChange(change(option.value, target.checked))}
        />
      ))}
    </Group>
  );
}

interface GroupProps {
  label: string;
  children: ReactNode;
}

// Not Fieldset: its heading is that of a section of a form, and louder than the labels of the other filters.
function Group({ label, children }: GroupProps) {
  return (
    <fieldset className={group}>
      <legend className={clsx(labelClass, legend)}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface DaysProps {
  label: string;
  value: FilterRange;
  onChange: (value: FilterRange) => void;
}

const asText = ({ from = '', to = '' }: FilterRange): DateRange => ({ from, to });
const isSame = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to;

/** Keeps what is typed; hands on a range that can be used. */
function DaysField({ label, value, onChange }: DaysProps) {
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

interface EndProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Keeps what is typed; hands on what is an amount. */
function AmountInput({ label, value, onChange }: EndProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (amountOf(plain(typed)) !== amountOf(value)) setTyped(value ?? '');
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className={controlClass}
          value={typed}
          aria-invalid={plain(typed) !== '' && amountOf(plain(typed)) === undefined ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            const text = plain(event.target.value);
            onChange(amountOf(text) === undefined ? undefined : text);
          }}
        />
      )}
    </Field>
  );
}

/** Without the commas and spaces between thousands. */
const plain = (typed: string) => typed.replace(/[,\s]/g, '');
