'use client';

import type { DateLimits } from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useRef } from 'react';
import { checkLimits, checkNamed } from '../../internal/dev/propChecks';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import * as field from '../../internal/fields/field.css';
import type { FieldTexts } from '../../internal/fields/fieldProps';
import { group, legend } from '../../internal/fields/group.css';
import { orEmpty } from '../../internal/fields/orEmpty';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { DateField } from '../DateField';
import * as styles from './DateRangeField.css';
import { dateRangeFieldMessages } from './DateRangeField.messages';
import { PresetButtons } from './PresetButtons';
import { type DateRangePreset, defaultPresets } from './presets';
import { type DateRange, isUsable, leastEnd } from './range';

export interface DateRangeFieldProps
  extends Omit<FieldTexts, 'labelHidden'>,
    DateLimits,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'name' | 'onChange'> {
  /** The name under which a form gets the first day. */
  fromName?: string | undefined;
  /** The name under which a form gets the last day. */
  toName?: string | undefined;
  /** With it the field is controlled; null is no start and no end. */
  value?: DateRange | null | undefined;
  /** The value it starts with, where the component holds it. @default no start and no end */
  defaultValue?: DateRange | null | undefined;
  /** What stands in the boxes; not `valid` while one cannot be read, is out of bounds, or the range ends before it starts. */
  onValueChange?: ((event: { value: DateRange; valid: boolean }) => void) | undefined;
  /** Periods that one press fills in, below the boxes: by name or your own; true is this month, last month, this year and last year. @default none */
  presets?: boolean | readonly DateRangePreset[] | undefined;
}

const open: DateRange = { from: '', to: '' };

/** From a day to a day: two DateFields that know of each other, and the periods that people mean. Renders a `fieldset`, named by its `legend`. */
export function DateRangeField({
  label,
  hint,
  warning,
  error,
  required,
  min,
  max,
  fromName,
  toName,
  value: valueProp,
  defaultValue,
  onValueChange,
  presets,
  className,
  ref: callersRef,
  ...rest
}: DateRangeFieldProps) {
  const messages = useMessages(dateRangeFieldMessages);
  const { dates } = useLocale();
  checkNamed('DateRangeField', 'label', label);
  checkLimits('DateRangeField', label, min, max);
  const id = useId();
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const ref = useMergedRef(fieldsetRef, callersRef);
  const value = orEmpty(valueProp, open);
  const start = defaultValue || open;
  const [range, setRange] = useControllableState(value, start, (next) =>
    onValueChange?.({ value: next, valid: isUsable(next, { min, max }, dates) }),
  );
  const { notes, attributes } = useNotes(id, {
    hint,
    warning,
    error,
    'aria-describedby': rest['aria-describedby'],
  });
  useFormReset(
    () => fieldsetRef.current?.form,
    () => {
      if (value === undefined) setRange(start);
    },
  );
  return (
    <fieldset
      {...rest}
      aria-describedby={attributes['aria-describedby']}
      ref={ref}
      className={clsx(group, className)}
    >
      <legend data-part="legend" className={clsx(field.label, legend, required && field.required)}>
        {label}
      </legend>
      <div data-part="days" className={styles.days}>
        <DateField
          label={messages.from}
          name={fromName}
          required={required}
          aria-invalid={attributes['aria-invalid']}
          min={min}
          max={max}
          value={range.from}
          onValueChange={({ value: from }) => setRange({ ...range, from })}
        />
        <DateField
          label={messages.to}
          name={toName}
          required={required}
          aria-invalid={attributes['aria-invalid']}
          min={leastEnd(range.from, min)}
          max={max}
          value={range.to}
          onValueChange={({ value: to }) => setRange({ ...range, to })}
        />
      </div>
      {presets && (
        <PresetButtons
          presets={presets === true ? defaultPresets : presets}
          {...{ min, max, range }}
          disabled={rest.disabled}
          onChoose={setRange}
        />
      )}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
