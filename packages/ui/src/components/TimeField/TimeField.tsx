'use client';

import { formatTime, isPlainTime, type PlainTime, readTime, type TimeLimits } from '@rentsafe/format/date';
import { clsx } from 'clsx/lite';
import { type ComponentProps, useRef } from 'react';
import { checkLimits, checkReadable } from '../../internal/dev/propChecks';
import { control as controlClass } from '../../internal/fields/control.css';
import { type FieldTexts, splitFieldProps } from '../../internal/fields/fieldProps';
import { number } from '../../internal/fields/number.css';
import { ParsedInput } from '../../internal/fields/ParsedInput';
import { type ParsedValueProps, useParsedText } from '../../internal/fields/useParsedText';
import { useProblemOnLeave } from '../../internal/fields/useProblemOnLeave';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { Field } from '../Field';
import { timeFieldMessages } from './TimeField.messages';

export interface TimeFieldProps
  extends FieldTexts,
    TimeLimits,
    ParsedValueProps,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | keyof FieldTexts
    > {
  /** The time of day, as `HH:MM` of 24 hours; null is empty. With it the field is controlled. */
  value?: PlainTime | null | undefined;
  /** The time at the start, as `HH:MM` of 24 hours. */
  defaultValue?: PlainTime | null | undefined;
}

/** What an error shows as an example. */
const EXAMPLE = '14:30';

/**
 * A time of day, typed as people do (`9`, `930`, `2:30 pm`, `14h30`) and written in full when one leaves it; its value, and what the
 * form gets, is `HH:MM` of 24 hours. `className` and `style` reach the Field around it; `ref` and the rest reach the `input`.
 */
export function TimeField({ min, max, value, defaultValue, onValueChange, ...props }: TimeFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const messages = useMessages(timeFieldMessages);
  const { dates } = useLocale();
  const frameRef = useRef<HTMLDivElement>(null);
  const timeText = (time: string | null | undefined) => formatTime(time, dates);
  checkLimits('TimeField', field.label, min, max);
  checkReadable(
    `TimeField "${String(field.label)}"`,
    'defaultValue',
    defaultValue,
    timeText(defaultValue),
    'a time of day as HH:MM, such as 14:30',
  );
  const read = (typed: string) => {
    const { value, problem } = readTime(typed, { min, max }, dates);
    if (problem === null) return { value };
    if (problem === 'format') return { value, problem: messages.format(timeText(EXAMPLE)) };
    return { value, problem: messages[problem](timeText(problem === 'min' ? min : max)) };
  };
  const write = (time: string) => (isPlainTime(time) ? timeText(time) : time);
  const { text, change, reset, settle } = useParsedText({ value, defaultValue, onValueChange, read, write });
  const reading = read(text);
  const { leave, problem } = useProblemOnLeave({ text, reading, write, frameRef });

  return (
    <Field {...field} error={field.error || problem}>
      {(control) => (
        <div ref={frameRef}>
          <ParsedInput
            {...rest}
            {...control}
            text={text}
            reading={reading}
            onTextChange={change}
            onReset={reset}
            onBlur={(event) => {
              settle();
              leave();
              rest.onBlur?.(event);
            }}
            data-part="control"
            className={clsx(controlClass, number)}
          />
        </div>
      )}
    </Field>
  );
}
