import {
  addDays,
  addMonths,
  type DateLimits,
  earlierOf,
  firstDayOf,
  lastDayOf,
  laterOf,
  monthOf,
  type PlainDate,
} from '@rentsafe/format/date';
import type { DateRange } from './range';

/** A period that is known by name; its text is a message. */
export type DateRangePresetName =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisQuarter'
  | 'lastQuarter'
  | 'thisYear'
  | 'lastYear';

/** A period by name, or one of your own: `{ label: 'Tax year', value: { from: '2026-04-06', to: '2027-04-05' } }`. */
export type DateRangePreset = DateRangePresetName | { label: string; value: DateRange };

export const defaultPresets: readonly DateRangePreset[] = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'];

const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

const days = (from: PlainDate, count: number): DateRange => ({ from, to: addDays(from, count - 1) });

/** The `count` months from the one that begins a span of so many in the year. */
function span(today: PlainDate, count: number, back: number): DateRange {
  const month = monthOf(today);
  const first = addMonths(month, -((Number(month.slice(5)) - 1) % count) - back * count);
  return { from: firstDayOf(first), to: lastDayOf(addMonths(first, count - 1)) };
}

/** `firstWeekday` counts from 0 for Sunday. */
function week(today: PlainDate, firstWeekday: number, back: number): DateRange {
  const into = (new Date(today).getUTCDay() - firstWeekday + 7) % 7;
  return days(addDays(today, -into - 7 * back), 7);
}

/** What a period is on a day. */
export function rangeOf(name: DateRangePresetName, today: PlainDate, firstWeekday: number): DateRange {
  switch (name) {
    case 'today':
      return days(today, 1);
    case 'yesterday':
      return days(addDays(today, -1), 1);
    case 'thisWeek':
      return week(today, firstWeekday, 0);
    case 'lastWeek':
      return week(today, firstWeekday, 1);
    case 'thisMonth':
      return span(today, 1, 0);
    case 'lastMonth':
      return span(today, 1, 1);
    case 'thisQuarter':
      return span(today, MONTHS_OF_QUARTER, 0);
    case 'lastQuarter':
      return span(today, MONTHS_OF_QUARTER, 1);
    case 'thisYear':
      return span(today, MONTHS_OF_YEAR, 0);
    case 'lastYear':
      return span(today, MONTHS_OF_YEAR, 1);
  }
}

/** What of a period is allowed; undefined where nothing is. An open end stays open. */
export function within({ from, to }: DateRange, { min, max }: DateLimits): DateRange | undefined {
  if ((from && max && from > max) || (to && min && to < min)) return undefined;
  return {
    from: from && min ? laterOf(from, min) : from,
    to: to && max ? earlierOf(to, max) : to,
  };
}
