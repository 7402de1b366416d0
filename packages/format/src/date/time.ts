import { latinDigits, withoutMarks } from '../locale/index.ts';
import { clockOf, DATE_LOCALE, dateFormat } from './format.ts';

/** A time of day without a zone, as `HH:MM` of 24 hours. */
export type PlainTime = string;

/** The first and the last time that are allowed. */
export interface TimeLimits {
  min?: PlainTime | undefined;
  max?: PlainTime | undefined;
}

/** Why a text is no time that can be used. */
export type TimeProblem = 'format' | 'min' | 'max';

const MINUTES = 60;
const DAY = 24 * MINUTES;
const HALF = DAY / 2;

/** True for `HH:MM` from 00:00 to 23:59. */
export const isPlainTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const minutesOf = (time: PlainTime) => Number(time.slice(0, 2)) * MINUTES + Number(time.slice(3));
const pad = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number): PlainTime =>
  `${pad(Math.floor(minutes / MINUTES))}:${pad(minutes % MINUTES)}`;

const clock = (locale: string) =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', ...clockOf(locale) }, 'UTC');

/** On a clock of 24 hours, unless the locale asks for another: `14:30`, `02:30 PM` (`en-US-u-hc-h12`). What is no time gives the empty string. */
export function formatTime(value: PlainTime | null | undefined, locale: string = DATE_LOCALE): string {
  if (!value || !isPlainTime(value)) return '';
  return withoutMarks(clock(locale).format(minutesOf(value) * 60_000)).replace(/[\u00a0\u202f]/g, ' ');
}

const folded = (text: string) =>
  withoutMarks(latinDigits(text.normalize('NFKC')))
    .toLowerCase()
    .trim();

/** English words for the halves of a day, and those that only stand between numbers. */
const halves: Record<string, number> = { a: 0, am: 0, p: HALF, pm: HALF };
const fillers = /^(h|hrs?|hours?|min|uhr|o'?clock)$/;

interface TimeWords {
  /** The half of the day by its words: `nachm.`, `م`. */
  halves: ReadonlyMap<string, number | undefined>;
  /** What a locale writes between the numbers. */
  fillers: ReadonlySet<string>;
}

const known = new Map<string, TimeWords>();

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{M}.'’]*[\p{L}\p{M}]/gu) ?? [];
const bare = (word: string) => word.replaceAll('.', '');

function wordsOf(locale: string): TimeWords {
  const found = known.get(locale);
  if (found) return found;
  const words = { halves: new Map<string, number | undefined>(), fillers: new Set<string>() };
  for (let minutes = 0; minutes < DAY; minutes += MINUTES) {
    const half = minutes < HALF ? 0 : HALF;
    for (const { type, value } of clock(locale).formatToParts(minutes * 60_000)) {
      for (const word of wordsIn(value).map(bare)) {
        if (type !== 'dayPeriod') words.fillers.add(word);
        // A word such as that for night stands in both halves.
        else words.halves.set(word, (words.halves.get(word) ?? half) === half ? half : undefined);
      }
    }
  }
  known.set(locale, words);
  return words;
}

/** The half that the words of a text name; null where a word is none that belongs to a time. */
function halfOf(text: string, locale: string): number | undefined | null {
  const words = wordsOf(locale);
  let half: number | undefined;
  for (const word of wordsIn(text).map(bare)) {
    const named = words.halves.get(word) ?? halves[word];
    if (named !== undefined) half = named;
    else if (!words.halves.has(word) && !words.fillers.has(word) && !fillers.test(word)) return null;
  }
  return half;
}

/** Hour and minute of the digits: `9`, `930`, `0930`, `9:30`, `9:30:00`. */
function numbersOf(text: string): [hour: number, minute: number] | undefined {
  const groups = text.match(/\d+/g) ?? [];
  const [first = '', second, third] = groups;
  if (groups.length > 3 || (third !== undefined && !/^\d\d$/.test(third)) || first.length > 4)
    return undefined;
  if (second !== undefined) return first.length <= 2 && /^\d\d$/.test(second) ? [+first, +second] : undefined;
  return first.length <= 2 ? [+first, 0] : [+first.slice(0, -2), +first.slice(-2)];
}

/** The time that a locale writes so, whatever its words are. */
function minutesWritten(text: string, locale: string): number | undefined {
  const [hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const minutes = (hour * MINUTES + minute) % DAY;
  const found = [minutes, (minutes + HALF) % DAY].filter(
    (candidate) => folded(formatTime(timeOf(candidate), locale)) === text,
  );
  return found.length === 1 ? found[0] : undefined;
}

function minutesRead(typed: string, locale: string): number | undefined {
  const text = folded(typed);
  const written = minutesWritten(text, locale);
  if (written !== undefined) return written;
  const numbers = numbersOf(text);
  if (!numbers) return undefined;
  const [hour, minute] = numbers;
  if (hour >= 24 || minute >= MINUTES) return undefined;
  const minutes = hour * MINUTES + minute;
  const half = halfOf(text, locale);
  if (half === null || /^[-+]|[^\p{L}\p{M}\d\s.:,'’-]/u.test(text)) return undefined;
  if (half === undefined) return minutes;
  if (hour > 12) return half === HALF ? minutes : undefined;
  return (minutes % HALF) + half;
}

/**
 * The time that a person typed: `9`, `930`, `14:30`, `2:30 pm`, `14h30`, in the digits of any script, or as the locale writes it on
 * either clock.
 * `value` is `HH:MM`, the text as typed where it is none, and `''` where nothing is typed.
 */
export function readTime(
  typed: string,
  { min, max }: TimeLimits = {},
  locale: string = DATE_LOCALE,
): { value: string; problem: TimeProblem | null } {
  if (typed.trim() === '') return { value: '', problem: null };
  const minutes = minutesRead(typed, locale);
  if (minutes === undefined) return { value: typed, problem: 'format' };
  const value = timeOf(minutes);
  if (min !== undefined && value < min) return { value, problem: 'min' };
  if (max !== undefined && value > max) return { value, problem: 'max' };
  return { value, problem: null };
}
