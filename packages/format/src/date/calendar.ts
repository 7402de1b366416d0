import type { PlainDate } from './format.ts';

/** A calendar month, as `YYYY-MM`. */
export type Month = string;

const day = 86_400_000;
const toTime = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): PlainDate => new Date(time).toISOString().slice(0, 10);

/** The day `days` after a date, or before it where negative. Years 1 to 9999. */
export const addDays = (date: PlainDate, days: number): PlainDate => fromTime(toTime(date) + days * day);

/** Days from one date to another: 1 from a day to the next, negative backwards. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((toTime(to) - toTime(from)) / day);

export const earlierOf = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b);
export const laterOf = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b);

/** True for `YYYY-MM`. */
export const isMonth = (value: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(value);

export const monthOf = (date: PlainDate): Month => date.slice(0, 7);

const monthNumber = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Months from one month to another: 1 from a month to the next, negative backwards. */
export const monthsBetween = (from: Month, to: Month): number => monthNumber(to) - monthNumber(from);

/** The month `months` after a month, or before it where negative. */
export function addMonths(month: Month, months: number): Month {
  const number = monthNumber(month) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export const firstDayOf = (month: Month): PlainDate => `${month}-01`;

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function lengthOf(month: Month): number {
  const number = Number(month.slice(5));
  if (number === 2) return isLeap(Number(month.slice(0, 4))) ? 29 : 28;
  return [4, 6, 9, 11].includes(number) ? 30 : 31;
}

export const lastDayOf = (month: Month): PlainDate => `${month}-${lengthOf(month)}`;

/** That day of a month, or its last day where the month is shorter. `dayOfMonth` is 1 to 31. */
export const dayOf = (month: Month, dayOfMonth: number): PlainDate =>
  `${month}-${String(Math.min(dayOfMonth, lengthOf(month))).padStart(2, '0')}`;

/** The `count`th day from Monday to Friday after a date. `count` is 1 or more; public holidays count. */
export function businessDaysAfter(date: PlainDate, count: number): PlainDate {
  let time = toTime(date);
  for (let left = count; left > 0; ) {
    time += day;
    if (![0, 6].includes(new Date(time).getUTCDay())) left--;
  }
  return fromTime(time);
}
