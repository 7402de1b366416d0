'use client';

import { type DateLimits, datePattern, formatDate, type PlainDate, readDate } from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { asDate, checkLimits, checkReadable } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { useForm } from '../../internal/fields/FormContext';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import type { ParsedValueProps } from '../../internal/fields/useParsedText';
import { CalendarDays } from '../../internal/icons';
import { isComposing } from '../../internal/keys/isComposing';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { IconButton } from '../IconButton';
import * as styles from './DateField.css';
import { dateFieldMessages } from './DateField.messages';
import { useCalendar } from './useCalendar';
import { useTypedDay } from './useTypedDay';

export interface DateFieldProps
  extends FieldTexts,
    DateLimits,
    ParsedValueProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | keyof FieldTexts
    > {
  /** The day, as `YYYY-MM-DD`; null is empty. With it the field is controlled. */
  value?: PlainDate | null | undefined;
  /** The day at the start, as `YYYY-MM-DD`. */
  defaultValue?: PlainDate | null | undefined;
}

/** Down, with Alt or without, as in a combobox. */
const opensCalendar = (event: KeyboardEvent) =>
  event.key === 'ArrowDown' &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented || isComposing(event));

/**
 * A day, typed as people do (`5/3/25`, `05032025`, `5 Mar 2025`) in the order of the LocaleProvider around, or picked in a calendar, which Down opens, and written as dd/mm/yyyy when one leaves it; its value, and what the form gets, is `YYYY-MM-DD`. The
 * calendar is loaded when it is first opened. `className` and `style` reach the Field around it; `ref` and the rest reach the
 * `input`.
 */
export function DateField({ min, max, value, defaultValue, onValueChange, ...props }: DateFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(dateFieldMessages);
  const { dates } = useLocale();
  /** A day as it stands in the text box: `05/03/2025`. */
  const typedDate = (day: PlainDate | null | undefined) => formatDate(day, 'numeric', undefined, dates);
  checkLimits('DateField', field.label, min, max);
  checkReadable(
    `DateField "${String(field.label)}"`,
    'defaultValue',
    defaultValue,
    typedDate(defaultValue),
    asDate,
  );
  const { clearIssue } = useForm();
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { Calendar, open, show, close, toggle, unavailable, openerRef } = useCalendar();
  const { text, change, reset, settle, reading, problem, leave } = useTypedDay({
    ...{ value, defaultValue, onValueChange, min, max, typedDate, name: rest.name, frameRef },
  });
  const cannotOpen = rest.disabled || rest.readOnly || unavailable;
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!open && !frameRef.current?.contains(relatedTarget)) leave();
  };

  return (
    <Field {...field} error={field.error || problem} hint={unavailable ? messages.unavailable : field.hint}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus leaves what is in it
        <div ref={frameRef} className={styles.frame} onBlur={onLeave}>
          <ParsedInput
            placeholder={messages.placeholder(datePattern(dates))}
            {...rest}
            {...control}
            text={text}
            reading={reading}
            onTextChange={change}
            onReset={reset}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (!opensCalendar(event) || cannotOpen) return;
              event.preventDefault();
              void show(event.currentTarget);
            }}
            onBlur={(event) => {
              settle();
              rest.onBlur?.(event);
            }}
            data-part="control"
            className={clsx(controlClass, styles.input)}
          />
          <IconButton
            ref={buttonRef}
            label={messages.open}
            data-part="button"
            className={styles.button}
            aria-describedby={`${control.id}-label`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={cannotOpen}
            onClick={(event) => toggle(event.currentTarget)}
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
                close();
              }}
              onClose={close}
              onClosed={() => openerRef.current?.focus()}
            />
          )}
        </div>
      )}
    </Field>
  );
}
