import { isPlainDate, isPlainTime, type PlainDate, type PlainTime } from '@rentsafe/format/date';

/** A time on a day without a zone, as `YYYY-MM-DDTHH:MM`. */
export type PlainDateTime = string;

export interface DateTimeLimits {
  /** The first that is allowed, as `YYYY-MM-DDTHH:MM`. */
  min?: PlainDateTime | undefined;
  /** The last that is allowed, as `YYYY-MM-DDTHH:MM`. */
  max?: PlainDateTime | undefined;
}

export interface Parts {
  date: PlainDate;
  time: PlainTime;
}

/** The day and the time of `2026-03-05T14:30`, or of what stands there in their place. */
export function partsOf(value: PlainDateTime | null | undefined): Parts {
  const [date = '', ...rest] = (value ?? '').split('T');
  return { date, time: rest.join('T') };
}

/** `2026-03-05T14:30`; nothing where both are empty. */
export const joined = ({ date, time }: Parts): PlainDateTime => (date || time ? `${date}T${time}` : '');

/** The limits of the day, and those of the time on a day. */
export function limitsOf(date: PlainDate, { min, max }: DateTimeLimits) {
  const [first, last] = [partsOf(min), partsOf(max)];
  return {
    date: { min: first.date || undefined, max: last.date || undefined },
    time: {
      min: date === first.date ? first.time : undefined,
      max: date === last.date ? last.time : undefined,
    },
  };
}

/** Whether it is a time on a day within the limits, or nothing at all. */
export function isUsable(parts: Parts, { min, max }: DateTimeLimits): boolean {
  const value = joined(parts);
  if (value === '') return true;
  const isMoment = isPlainDate(parts.date) && isPlainTime(parts.time);
  return isMoment && (min === undefined || value >= min) && (max === undefined || value <= max);
}
