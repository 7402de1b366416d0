import type { ScheduleEvery, ScheduleRun, ScheduleUnit } from '@rentsafe/domain/maintenanceSchedule';
import { withShownDays } from '../../page/day';

export const unitLabels: Readonly<Record<ScheduleUnit, string>> = {
  week: 'weeks',
  month: 'months',
  year: 'years',
};

/** 'Every month', 'Every 3 months' */
export const everyText = ({ count, unit }: ScheduleEvery): string =>
  count === 1 ? `Every ${unit}` : `Every ${count} ${unitLabels[unit]}`;

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
