import { isPlainDate, type PlainDate } from './format.ts';

const isoPattern = /^\d{4}-\d{2}-\d{2}$/;
const typedPattern = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;

/** Reads dd/mm/yyyy or yyyy-mm-dd as a person types it, a day that does not exist too; null when it is neither. */
function typedDay(typed: string): string | null {
  const text = typed.trim();
  if (isoPattern.test(text)) return text;
  const parts = typedPattern.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads dd/mm/yyyy or yyyy-mm-dd as a person types it; null when it is no date. */
export function parseTypedDate(typed: string): PlainDate | null {
  const day = typedDay(typed);
  return day !== null && isPlainDate(day) ? day : null;
}

/** A typed date as `YYYY-MM-DD`; what is none is left as it is, for the schema to refuse. */
export const dateOrText = (typed: string): string => typedDay(typed) ?? typed;

export interface DateLimits {
  /** The first and the last day that are allowed. */
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
}

/** `day`: there is no such day, as 31/02/2025. */
export type DateProblem = 'format' | 'day' | 'min' | 'max';

/** Reads dd/mm/yyyy or yyyy-mm-dd. The value is `YYYY-MM-DD`; what is no date is returned as it is, with the problem. */
export function readDate(
  typed: string,
  { min, max }: DateLimits = {},
): { value: string; problem: DateProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const value = typedDay(text);
  if (value === null) return { value: text, problem: 'format' };
  if (!isPlainDate(value)) return { value: text, problem: 'day' };
  if (min !== undefined && value < min) return { value, problem: 'min' };
  if (max !== undefined && value > max) return { value, problem: 'max' };
  return { value, problem: null };
}
