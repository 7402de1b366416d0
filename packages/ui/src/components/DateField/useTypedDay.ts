import {
  type DateLimits,
  type DateProblem,
  formatDate,
  isPlainDate,
  type PlainDate,
  readDate,
} from '@rentsafe/format/date';
import type { RefObject } from 'react';
import { unreadText } from '../../internal/fields/unreadText';
import { type ParsedValueProps, useParsedText } from '../../internal/fields/useParsedText';
import { useProblemOnLeave } from '../../internal/fields/useProblemOnLeave';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { dateFieldMessages } from './DateField.messages';

interface TypedDaySettings extends DateLimits, ParsedValueProps {
  /** A day as it stands in the text box: `05/03/2025`. */
  typedDate: (day: PlainDate) => string;
  name: string | undefined;
  frameRef: RefObject<HTMLElement | null>;
}

/** What is typed, the day that it means, and what is wrong with it once the box has been left. */
export function useTypedDay({ min, max, typedDate, name, frameRef, ...value }: TypedDaySettings) {
  const messages = useMessages(dateFieldMessages);
  const { dates } = useLocale();
  const longDate = (day: PlainDate | undefined) => formatDate(day, 'medium', undefined, dates);

  const messageOf = (problem: DateProblem, typed: string) => {
    if (problem === 'min') return messages.min(longDate(min));
    if (problem === 'max') return messages.max(longDate(max), name);
    return unreadText(problem, typed, { messages, dates });
  };
  const read = (typed: string) => {
    const { value, problem } = readDate(typed, { min, max }, dates);
    return { value, problem: problem === null ? undefined : messageOf(problem, typed.trim()) };
  };
  /** A day that is not allowed is written in full too: its century may be what is wrong. */
  const write = (day: string) => (isPlainDate(day) ? typedDate(day) : day);
  const parsed = useParsedText({ ...value, read, write });

  const reading = read(parsed.text);
  const left = useProblemOnLeave({ text: parsed.text, reading, write, frameRef });
  return { ...parsed, ...left, reading };
}
