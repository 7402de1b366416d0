import {
  addDays,
  addMonths,
  dayOf,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  type PlainDate,
} from '@rentsafe/domain/date';

const DAYS = 7;

/** Monday is 0. */
const weekday = (day: PlainDate) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS;

/** The weeks of a month, from Monday; null before its first and after its last day. */
export function weeksOf(month: Month): (PlainDate | null)[][] {
  const last = lastDayOf(month);
  const weeks: (PlainDate | null)[][] = [];
  for (
    let monday = addDays(firstDayOf(month), -weekday(firstDayOf(month)));
    monday <= last;
    monday = addDays(monday, DAYS)
  ) {
    weeks.push(
      Array.from({ length: DAYS }, (_, index) => {
        const day = addDays(monday, index);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}

const monthAway = (day: PlainDate, months: number) =>
  dayOf(addMonths(monthOf(day), months), Number(day.slice(8)));

const moves: Readonly<Record<string, (day: PlainDate) => PlainDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS),
  ArrowDown: (day) => addDays(day, DAYS),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, DAYS - 1 - weekday(day)),
  PageUp: (day) => monthAway(day, -1),
  PageDown: (day) => monthAway(day, 1),
};

/** The day that a key leads to; undefined for a key that leads nowhere. In a right-to-left page the arrows change places. */
export function dayAfterKey(key: string, day: PlainDate, isRightToLeft: boolean): PlainDate | undefined {
  const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
  return moves[isRightToLeft ? (mirrored[key] ?? key) : key]?.(day);
}
