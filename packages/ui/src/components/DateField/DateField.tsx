'use client';

import {
  type DateLimits,
  type DateProblem,
  formatDate,
  type PlainDate,
  readDate,
} from '@rentsafe/domain/date';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { asDate, checkLimits, checkReadable } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { useMessages } from '../../internal/messages/messages';
import { Field, type FieldTexts } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import type { CalendarPopover } from './CalendarPopover';
import * as styles from './DateField.css';
import { dateFieldMessages } from './DateField.messages';

/** A day as it stands in the text box: `05/03/2025`. */
const typedDate = (value: PlainDate): string => formatDate(value, 'third');

export interface DateFieldProps
  extends FieldTexts,
    DateLimits,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max'> {
  /** The day at the start, as `YYYY-MM-DD`. */
  defaultValue?: PlainDate;
  /** After each change: `YYYY-MM-DD`, or null while there is no date that can be used. */
  onValueChange?: (event: { value: PlainDate | null }) => void;
}

/**
 * A day, typed as dd/mm/yyyy or yyyy-mm-dd or picked in a calendar; the form gets `YYYY-MM-DD`. The calendar is loaded
 * when it is first opened. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  min,
  max,
  defaultValue = '',
  onValueChange,
  className,
  style,
  ...rest
}: DateFieldProps) {
  const messages = useMessages(dateFieldMessages);
  checkLimits('DateField', label, min, max);
  checkReadable(
    `DateField "${String(label)}"`,
    'defaultValue',
    defaultValue,
    typedDate(defaultValue),
    asDate,
  );
  const { clearIssue } = useForm();
  const [text, setText] = useState(() => typedDate(defaultValue));
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof CalendarPopover>();
  const [unavailable, setUnavailable] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const messageOf = (problem: DateProblem, typed: string) => {
    switch (problem) {
      case 'format':
        return messages.format;
      case 'day':
        return messages.day(typed);
      case 'min':
        return messages.min(formatDate(min, 'second'));
      case 'max':
        return messages.max(formatDate(max, 'second'));
    }
  };

  const read = (typed: string) => {
    const { value, problem } = readDate(typed, { min, max });
    return { value, problem: problem === null ? undefined : messageOf(problem, typed.trim()) };
  };

  const change = (typed: string) => {
    setText(typed);
    const { value, problem } = read(typed);
    onValueChange?.({ value: value !== '' && problem === undefined ? value : null });
  };

  const openCalendar = async () => {
    setOpen((isOpen) => !isOpen);
    try {
      const module = await import('./CalendarPopover');
      setCalendar(() => module.CalendarPopover);
    } catch {
      setUnavailable(true);
    }
  };

  const texts = { label, labelHidden, hint: unavailable ? messages.unavailable : hint, error, required };
  return (
    <Field {...texts} {...{ id, name: rest.name, className, style }}>
      {(control) => (
        <div ref={frameRef} className={styles.frame}>
          <ParsedInput
            placeholder={messages.placeholder}
            {...rest}
            {...control}
            aria-describedby={clsx(control['aria-describedby'], rest['aria-describedby']) || undefined}
            value={text}
            defaultValue={typedDate(defaultValue)}
            onTextChange={change}
            read={read}
            className={clsx(controlClass, styles.input)}
          />
          <IconButton
            ref={buttonRef}
            label={messages.open}
            className={styles.button}
            aria-describedby={`${control.id}-label`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled || rest.readOnly || unavailable}
            onClick={() => void openCalendar()}
          >
            <CalendarDays />
          </IconButton>
          {open && Calendar && (
            <Calendar
              anchorRef={frameRef}
              buttonRef={buttonRef}
              value={readDate(text).value}
              min={min}
              max={max}
              onPick={(value) => {
                change(typedDate(value));
                if (rest.name) clearIssue(rest.name);
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
              onClosed={() => buttonRef.current?.focus()}
            />
          )}
        </div>
      )}
    </Field>
  );
}
