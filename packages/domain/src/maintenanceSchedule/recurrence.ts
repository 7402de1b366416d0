import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  laterOf,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import type { ScheduleEvery } from './schema.ts';

export interface Recurrence {
  every: ScheduleEvery;
  /** The first day. */
  from_on: PlainDate;
  /** No day is later; without an end where it is null. */
  to_on?: PlainDate | null | undefined;
}

const monthsOf = ({ count, unit }: ScheduleEvery) => (unit === 'year' ? 12 : 1) * count;

/** The nth day, from 0: the day of the month with which it began, or the last of a month that is shorter. */
function nthDay({ every, from_on }: Recurrence, n: number): PlainDate {
  if (every.unit === 'week') return addDays(from_on, n * 7 * every.count);
  return dayOf(addMonths(monthOf(from_on), n * monthsOf(every)), Number(from_on.slice(8)));
}

/** How many days there are before a date, or one fewer. */
function countBefore({ every, from_on }: Recurrence, date: PlainDate): number {
  const passed =
    every.unit === 'week'
      ? Math.floor(daysBetween(from_on, date) / (7 * every.count))
      : Math.floor(monthsBetween(monthOf(from_on), monthOf(date)) / monthsOf(every));
  return Math.max(0, passed - 1);
}

/** The days from one date to another, both included, oldest first. Years up to 9999. */
export function daysOf(recurrence: Recurrence, from: PlainDate, until: PlainDate): PlainDate[] {
  const { from_on, to_on } = recurrence;
  const first = laterOf(from, from_on);
  const last = to_on && to_on < until ? to_on : until;
  const days: PlainDate[] = [];
  for (let n = countBefore(recurrence, first); ; n += 1) {
    const day = nthDay(recurrence, n);
    if (day > last) return days;
    if (day >= first) days.push(day);
  }
}

/** The first day from a date on; undefined where it has ended. */
export function nextDay(recurrence: Recurrence, from: PlainDate): PlainDate | undefined {
  const first = laterOf(from, recurrence.from_on);
  for (let n = countBefore(recurrence, first); ; n += 1) {
    const day = nthDay(recurrence, n);
    if (recurrence.to_on && day > recurrence.to_on) return undefined;
    if (day >= first) return day;
  }
}

/** A day of a schedule, and that on which its work order is drafted: not before today. */
export interface PlannedDay {
  on: PlainDate;
  drafted_on: PlainDate;
}

/** The next days from a date on, and when each is drafted, so many days ahead; fewer where it ends. */
export function plannedDays(
  recurrence: Recurrence,
  { from, lead_days, now, count = 5 }: { from: PlainDate; lead_days: number; now: PlainDate; count?: number },
): PlannedDay[] {
  const days: PlannedDay[] = [];
  for (
    let on = nextDay(recurrence, from);
    on && days.length < count;
    on = nextDay(recurrence, addDays(on, 1))
  ) {
    days.push({ on, drafted_on: laterOf(addDays(on, -lead_days), now) });
  }
  return days;
}

/** What a schedule is, before a change of it and after. */
export type Scheduled = Recurrence & { is_active: boolean };

/**
 * Whether a change begins a schedule anew, on its day: it is resumed, is due at other days, or goes on after its end. The days that
 * would have been before are none of it.
 */
export function beginsAnew(before: Scheduled, after: Scheduled, day: PlainDate): boolean {
  const isResumed = after.is_active && !before.is_active;
  const isMoved =
    before.from_on !== after.from_on ||
    before.every.count !== after.every.count ||
    before.every.unit !== after.every.unit;
  const hadEnded = Boolean(before.to_on) && (before.to_on ?? '') < day;
  return isResumed || isMoved || (hadEnded && (!after.to_on || after.to_on > (before.to_on ?? '')));
}
