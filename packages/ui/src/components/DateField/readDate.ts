import { formatDate, type PlainDate, parseTypedDate } from '@rentsafe/domain/date';

export interface DateLimits {
  /** The first and the last day that are allowed. */
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
}

export type DateProblem = 'format' | 'min' | 'max';

/** Reads dd/mm/yyyy or yyyy-mm-dd. The value is `YYYY-MM-DD`; what is no date is given back as it is, with the problem. */
export function readDate(
  typed: string,
  { min, max }: DateLimits,
): { value: string; problem: DateProblem | null } {
  const text = typed.trim();
  if (text === '') return { value: '', problem: null };
  const value = parseTypedDate(text);
  if (value === null) return { value: text, problem: 'format' };
  if (min !== undefined && value < min) return { value, problem: 'min' };
  if (max !== undefined && value > max) return { value, problem: 'max' };
  return { value, problem: null };
}

/** A day as it stands in the text box: `05/03/2025`. */
export const typedDate = (value: PlainDate): string => formatDate(value, 'third');
