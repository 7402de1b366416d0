import { type DateLimits, isPlainDate, type PlainDate, readDate } from '@rentsafe/format/date';

export interface DateRange {
  /** The first day, `YYYY-MM-DD`; '' where the range has no start. */
  from: PlainDate;
  /** The last day, which belongs to the range; '' where it has no end. */
  to: PlainDate;
}

/** The first day that may end the range: not before it starts. */
export function leastEnd(from: PlainDate, min: PlainDate | undefined): PlainDate | undefined {
  if (!isPlainDate(from)) return min;
  return min === undefined || from > min ? from : min;
}

/** Whether both days can be used, and the second is not before the first. */
export function isUsable({ from, to }: DateRange, { min, max }: DateLimits, locale?: string): boolean {
  const start = readDate(from, { min, max }, locale);
  const end = readDate(to, { min: leastEnd(from, min), max }, locale);
  return start.problem === null && end.problem === null;
}
