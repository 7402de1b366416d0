'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useId, useRef } from 'react';
import { checkLimits, checkNamed } from '../../internal/dev/propChecks';
import { FieldNotes, useNotes } from '../../internal/fields/FieldNotes';
import * as field from '../../internal/fields/field.css';
import type { FieldTexts } from '../../internal/fields/fieldProps';
import { group, legend } from '../../internal/fields/group.css';
import { orEmpty } from '../../internal/fields/orEmpty';
import type { ParsedValueEvent } from '../../internal/fields/useParsedText';
import { useControllableState } from '../../internal/hooks/useControllableState';
import { useFormReset } from '../../internal/hooks/useFormReset';
import { useMergedRef } from '../../internal/hooks/useMergedRef';
import { useMessages } from '../../internal/messages/messages';
import { DateField } from '../DateField';
import { TimeField } from '../TimeField';
import * as styles from './DateTimeField.css';
import { dateTimeFieldMessages } from './DateTimeField.messages';
import { type DateTimeLimits, isUsable, joined, limitsOf, type PlainDateTime, partsOf } from './moment';

export interface DateTimeFieldProps
  extends Omit<FieldTexts, 'labelHidden'>,
    DateTimeLimits,
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name under which a form gets it. */
  name?: string | undefined;
  /** As `YYYY-MM-DDTHH:MM`, without a zone; null is empty. With it the field is controlled. */
  value?: PlainDateTime | null | undefined;
  /** The value it starts with, where the component holds it. @default empty */
  defaultValue?: PlainDateTime | null | undefined;
  /** Called when the user changes either box; not `valid` while one is empty, cannot be read or is out of bounds. */
  onValueChange?: ((event: ParsedValueEvent) => void) | undefined;
}

/**
 * A time on a day: a DateField and a TimeField that need each other. Its value, and what the form gets, is `YYYY-MM-DDTHH:MM`, as on
 * the wall: it names no zone. Renders a `fieldset`, named by its `legend`.
 */
export function DateTimeField({
  label,
  hint,
  warning,
  error,
  required,
  min,
  max,
  name,
  value: valueProp,
  defaultValue,
  onValueChange,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ref: callersRef,
  ...rest
}: DateTimeFieldProps) {
  const messages = useMessages(dateTimeFieldMessages);
  checkNamed('DateTimeField', 'label', label);
  checkLimits('DateTimeField', label, min, max);
  const id = useId();
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const ref = useMergedRef(fieldsetRef, callersRef);
  const value = orEmpty(valueProp, '');
  const start = defaultValue || '';
  const [moment, setMoment] = useControllableState(value, start, (next) =>
    onValueChange?.({ value: next, valid: isUsable(partsOf(next), { min, max }) }),
  );
  const parts = partsOf(moment);
  const limits = limitsOf(parts.date, { min, max });
  const { notes, attributes } = useNotes(id, {
    ...{ hint, warning, error, name },
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  });
  useFormReset(
    () => fieldsetRef.current?.form,
    () => {
      if (value === undefined) setMoment(start);
    },
  );
  // One without the other is no moment.
  const both = { required: required || moment !== '', 'aria-invalid': attributes['aria-invalid'] };
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
      <div data-part="boxes" className={styles.boxes}>
        <DateField
          label={messages.date}
          {...both}
          {...limits.date}
          data-name={name}
          value={parts.date}
          onValueChange={({ value: date }) => setMoment(joined({ ...parts, date }))}
        />
        <TimeField
          label={messages.time}
          {...both}
          {...limits.time}
          value={parts.time}
          onValueChange={({ value: time }) => setMoment(joined({ ...parts, time }))}
        />
      </div>
      {name && <input type="hidden" {...{ name, form: rest.form, disabled: rest.disabled }} value={moment} />}
      <FieldNotes {...notes} />
    </fieldset>
  );
}
