import {
  daysOf,
  nextDay,
  type Recurrence,
  type ScheduleEvery,
  type ScheduleRun,
  type ScheduleUnit,
} from '@rentsafe/domain/maintenanceSchedule';
import { isPlainDate, type PlainDate } from '@rentsafe/format/date';
import { day } from '../../../text/day';
import { serverSentence } from '../../../text/serverSentence';

export const unitLabels: Readonly<Record<ScheduleUnit, string>> = {
  week: 'weeks',
  month: 'months',
  year: 'years',
};

/** 'Every month', 'Every 3 months' */
export const everyText = ({ count, unit }: ScheduleEvery): string =>
  count === 1 ? `Every ${unit}` : `Every ${count} ${unitLabels[unit]}`;

/** Whether what is typed can be read already. */
export const isRecurrence = ({ every, from_on, to_on }: Recurrence): boolean =>
  isPlainDate(from_on) && (!to_on || isPlainDate(to_on)) && Number.isInteger(every.count) && every.count >= 1;

/** When it is due next, and how many orders a new one drafts of days before; nothing while that cannot be read. */
export function nextDayText(typed: Recurrence, now: PlainDate, isNew: boolean): string | undefined {
  const { from_on } = typed;
  if (!isRecurrence(typed)) return undefined;
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
  return { title, description: first && `${first.schedule.name}: ${serverSentence(first.reason)}${more}` };
}
