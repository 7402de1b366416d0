import type { MaintenanceSchedule } from '@rentsafe/domain/maintenanceSchedule';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { tightDateWidth } from '../../../lists/dateWidth';
import { propertyPath, workOrderPath } from '../../../paths';
import { amountText } from '../../../text/Amounts';
import { day } from '../../../text/day';
import { dotted } from '../../../text/dotted';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';
import { categoryText } from '../maintenanceRequest/list/maintenanceTexts';
import { everyText } from './scheduleTexts';

const place = ({ property, unit }: MaintenanceSchedule) =>
  dotted(property.name, unit && `Unit ${unit.number}`);
const state = ({ is_active, next_on }: MaintenanceSchedule) => {
  if (!is_active) return { label: 'Paused', tone: 'neutral' } as const;
  return next_on
    ? ({ label: 'Active', tone: 'success' } as const)
    : ({ label: 'Ended', tone: 'neutral' } as const);
};

/** What is done, where, how often, and when next: as many columns as fit beside the sidebar at 1280 px. */
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
    value: ({ every }) => everyText(every),
    cell: ({ every }) => everyText(every),
    width: '7.5rem',
  },
  {
    id: 'next_on',
    header: 'Next',
    value: ({ next_on }) => day(next_on),
    cell: ({ next_on }) => <DateText value={next_on} fallback="–" />,
    width: tightDateWidth,
  },
  {
    id: 'last_order',
    header: 'Last Order',
    value: ({ last_order }) => last_order?.number,
    cell: ({ last_order }) =>
      last_order ? <RecordLink href={workOrderPath(last_order.id)}>{last_order.number}</RecordLink> : '–',
    width: '6.25rem',
  },
  {
    id: 'estimate',
    header: 'Estimate',
    value: ({ estimate }) => estimate && amountText(estimate),
    cell: ({ estimate }) => (estimate ? amountText(estimate) : '–'),
    align: 'end',
    width: '6rem',
  },
  {
    id: 'state',
    header: 'State',
    value: (schedule) => state(schedule).label,
    cell: (schedule) => <StateBadge {...state(schedule)} />,
    width: '5.25rem',
  },
];
