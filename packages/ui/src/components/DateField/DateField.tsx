'use client';

import {
  type DateLimits,
  type DateProblem,
  datePattern,
  formatDate,
  isPlainDate,
  type PlainDate,
  readDate,
} from '@rentsafe/domain/date';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { asDate, checkLimits, checkReadable } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { unreadText } from '../../internal/fields/unreadText';
import { type ParsedValueProps, useParsedText } from '../../internal/fields/useParsedText';
import { CalendarDays } from '../../internal/icons';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { announce } from '../Announcer';
import { Field } from '../Field';
import { IconButton } from '../IconButton';
import type { CalendarPopover } from './CalendarPopover';
import * as styles from './DateField.css';
import { dateFieldMessages } from './DateField.messages';
import { useAfterPress } from './useAfterPress';

export interface DateFieldProps
  extends FieldTexts,
    DateLimits,
    ParsedValueProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | keyof FieldTexts
    > {
  /** The day, as `YYYY-MM-DD`; with it the field is controlled. */
  value?: PlainDate | undefined;
  /** The day at the start, as `YYYY-MM-DD`. */
  defaultValue?: PlainDate | undefined;
}

/**
 * A day, typed as people do (`5/3/25`, `05032025`, `5 Mar 2025`) in the order of the LocaleProvider around, or picked in a calendar, and written as dd/mm/yyyy when one leaves it; its value, and what the form gets, is `YYYY-MM-DD`. The
 * calendar is loaded when it is first opened. `className` and `style` reach the Field around it; `ref` and the rest reach the
 * `input`.
 */
export function DateField({ min, max, value, defaultValue, onValueChange, ...props }: DateFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(dateFieldMessages);
  const { dates } = useLocale();
  /** A day as it stands in the text box: `05/03/2025`. */
  const typedDate = (day: PlainDate | undefined) => formatDate(day, 'third', undefined, dates);
  const longDate = (day: PlainDate | undefined) => formatDate(day, 'second', undefined, dates);
  checkLimits('DateField', field.label, min, max);
  checkReadable(
    `DateField "${String(field.label)}"`,
    'defaultValue',
    defaultValue,
    typedDate(defaultValue),
    asDate,
  );
  const { clearIssue } = useForm();
  const [open, setOpen] = useState(false);
  /** What stood in the box when the user last left it. */
  const [leftText, setLeftText] = useState('');
  const [Calendar, setCalendar] = useState<typeof CalendarPopover>();
  const [unavailable, setUnavailable] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const afterPress = useAfterPress();

  const messageOf = (problem: DateProblem, typed: string) => {
    if (problem === 'min') return messages.min(longDate(min));
    if (problem === 'max') return messages.max(longDate(max), rest.name);
    return unreadText(problem, typed, { messages, dates });
  };

  const read = (typed: string) => {
    const { value, problem } = readDate(typed, { min, max }, dates);
    return { value, problem: problem === null ? undefined : messageOf(problem, typed.trim()) };
  };
  /** A day that is not allowed is written in full too: its century may be what is wrong. */
  const write = (day: string) => (isPlainDate(day) ? typedDate(day) : day);
  const { text, change, reset, settle } = useParsedText({ value, defaultValue, onValueChange, read, write });

  const openCalendar = async () => {
    setOpen((isOpen) => !isOpen);
    try {
      const module = await import('./CalendarPopover');
      setCalendar(() => module.CalendarPopover);
    } catch {
      setUnavailable(true);
    }
  };

  const reading = read(text);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (open || frameRef.current?.contains(relatedTarget)) return;
    afterPress(() => {
      const settled = write(reading.value);
      setLeftText(settled);
      const stands = frameRef.current?.querySelector('input')?.value === settled;
      if (reading.problem && stands && settled !== leftText) announce(reading.problem);
    });
  };
  const error = field.error || (text === leftText && reading.problem) || undefined;

  return (
    <Field {...field} error={error} hint={unavailable ? messages.unavailable : field.hint}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div ref={frameRef} className={styles.frame} onBlur={leave}>
          <ParsedInput
            placeholder={messages.placeholder(datePattern(dates))}
            {...rest}
            {...control}
            text={text}
            reading={reading}
            onTextChange={change}
            onReset={reset}
            onBlur={(event) => {
              settle();
              rest.onBlur?.(event);
            }}
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
              value={readDate(text, {}, dates).value}
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
