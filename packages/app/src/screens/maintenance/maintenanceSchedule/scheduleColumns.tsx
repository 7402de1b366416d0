import type { MaintenanceSchedule } from '@rentsafe/domain/maintenanceSchedule';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Popover } from '@rentsafe/ui/Popover';
import { Text } from '@rentsafe/ui/Text';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { propertyPath, workOrderPath } from '../../../paths';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';
import { categoryText } from '../maintenanceRequest/list/maintenanceTexts';
import { PlannedDays } from './PlannedDays';
import { everyText } from './scheduleTexts';

const place = ({ property, unit }: MaintenanceSchedule) =>
  dotted(property.name, unit && `Unit ${unit.number}`);
const state = ({ is_active, next_on }: MaintenanceSchedule) => {
  if (!is_active) return { label: 'Paused', tone: 'neutral' } as const;
  return next_on
    ? ({ label: 'Active', tone: 'success' } as const)
    : ({ label: 'Ended', tone: 'neutral' } as const);
};

/** What is done, where, how often, and when next. */
export const scheduleColumns: readonly Column<MaintenanceSchedule>[] = [
  {
    id: 'summary',
    header: 'Work',
    value: ({ summary, category }) => dotted(summary, categoryText(category)),
    cell: ({ summary, category }) => (
      <div>
        {summary}
        <Text size="sm" tone="muted">
          {categoryText(category)}
        </Text>
      </div>
    ),
    rowHeader: true,
  },
  {
    id: 'property',
    header: 'Property',
    value: place,
    cell: (schedule) => <RecordLink href={propertyPath(schedule.property.id)}>{place(schedule)}</RecordLink>,
  },
  {
    id: 'every',
    header: 'How Often',
    kind: 'state',
    value: ({ every }) => everyText(every),
    cell: ({ every }) => everyText(every),
  },
  {
    id: 'next_on',
    header: 'Next',
    kind: 'date',
    value: ({ next_on }) => day(next_on),
    cell: (schedule) =>
      schedule.next_on ? (
        <Popover
          label={`Next dates of ${schedule.summary}`}
          trigger={
            <Button variant="ghost" size="sm">
              <DateText value={schedule.next_on} />
              <VisuallyHidden>: next dates of {schedule.summary}</VisuallyHidden>
            </Button>
          }
        >
          <PlannedDays recurrence={schedule} lead_days={schedule.lead_days} from={schedule.next_on} />
        </Popover>
      ) : (
        '–'
      ),
  },
  {
    id: 'last_order',
    header: 'Last Order',
    kind: 'reference',
    value: ({ last_order }) => last_order?.number,
    cell: ({ last_order }) =>
      last_order ? <RecordLink href={workOrderPath(last_order.id)}>{last_order.number}</RecordLink> : '–',
  },
  {
    id: 'estimate',
    header: 'Estimate',
    kind: 'money',
    value: ({ estimate }) => estimate && amountText(estimate),
    cell: ({ estimate }) => (estimate ? amountText(estimate) : '–'),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: (schedule) => state(schedule).label,
    cell: (schedule) => <StateBadge {...state(schedule)} />,
  },
];
