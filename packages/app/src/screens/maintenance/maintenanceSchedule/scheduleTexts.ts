import { isPlainDate, type PlainDate } from '@rentsafe/domain/date';
import {
  daysOf,
  nextDay,
  type Recurrence,
  type ScheduleEvery,
  type ScheduleRun,
  type ScheduleUnit,
} from '@rentsafe/domain/maintenanceSchedule';
import { day, withShownDays } from '../../../text/day';

export const unitLabels: Readonly<Record<ScheduleUnit, string>> = {
  week: 'weeks',
  month: 'months',
  year: 'years',
};

/** 'Every month', 'Every 3 months' */
export const everyText = ({ count, unit }: ScheduleEvery): string =>
  count === 1 ? `Every ${unit}` : `Every ${count} ${unitLabels[unit]}`;

/** When it is due next, and how many orders a new one drafts of days before; nothing while that cannot be read. */
export function nextDayText(typed: Recurrence, now: PlainDate, isNew: boolean): string | undefined {
  const { every, from_on, to_on } = typed;
  const isRead = isPlainDate(from_on) && (!to_on || isPlainDate(to_on));
  if (!isRead || !Number.isInteger(every.count) || every.count < 1) return undefined;
  const next = nextDay(typed, now);
  const text = next ? `Next: ${day(next)}.` : 'There are no dates left.';
  const missed = isNew ? daysOf(typed, from_on, now).filter((on) => on < now).length : 0;
  return missed === 0
    ? text
    : `${text} ${missed} earlier ${missed === 1 ? 'day is' : 'days are'} ordered too.`;
}

/** What a run has drafted, and the first thing that it has left. */
export function runText({ created, skipped }: ScheduleRun): {
  title: string;
  description: string | undefined;
} {
  const count = created.length;
  const title =
    count === 0 ? 'No work order was due' : `${count} work ${count === 1 ? 'order' : 'orders'} drafted`;
  const [first] = skipped;
  const more =
    skipped.length > 1 ? ` And ${skipped.length - 1} ${skipped.length === 2 ? 'other' : 'others'}.` : '';
  return { title, description: first && `${first.schedule.name}: ${withShownDays(first.reason)}${more}` };
}
