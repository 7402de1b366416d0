import type { MaintenanceHistoryRow } from '@rentsafe/domain/maintenanceReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { amountText } from '../../page/Amounts';
import { RecordLink } from '../../page/RecordLink';
import { workOrderPath } from '../../page/recordPaths';
import { StateBadge, type StateTexts } from '../../page/StateBadge';
import { placeText } from '../requests/requestColumns';
import { bearerTexts } from '../workOrders/workOrderTexts';

const punctuality: StateTexts<'true' | 'false'> = {
  true: { label: 'On time', tone: 'success' },
  false: { label: 'Late', tone: 'warning' },
};
const punctualityOf = ({ on_time }: MaintenanceHistoryRow) => punctuality[on_time ? 'true' : 'false'];

const bearerOf = ({ bearer }: MaintenanceHistoryRow) =>
  (bearerTexts as Readonly<Record<string, string>>)[bearer] ?? bearer;

/** What was done where and by whom, how soon, and what it came to. */
export const historyColumns: Column<MaintenanceHistoryRow>[] = [
  {
    id: 'number',
    header: 'Number',
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={workOrderPath(id)}>{number}</RecordLink>,
    rowHeader: true,
    identifier: true,
    width: '6.5rem',
  },
  {
    id: 'summary',
    header: 'What',
    value: ({ summary }) => summary,
    cell: (row) => (
      <div>
        {row.summary}
        <Text size="sm" tone="muted">
          {placeText(row)}
        </Text>
      </div>
    ),
  },
  {
    id: 'contractor',
    header: 'Contractor',
    value: ({ contractor }) => contractor?.name,
    cell: ({ contractor }) => contractor?.name,
    width: '8.5rem',
  },
  {
    id: 'completed_on',
    header: 'Completed',
    value: ({ completed_on }) => completed_on,
    cell: ({ completed_on }) => <DateText value={completed_on} />,
    width: '6.75rem',
  },
  {
    id: 'days_to_respond',
    header: 'Days To Respond',
    align: 'end',
    value: ({ days_to_respond }) => days_to_respond,
    cell: ({ days_to_respond }) => days_to_respond ?? '–',
    width: '5rem',
  },
  {
    id: 'days_to_finish',
    header: 'Days To Finish',
    align: 'end',
    value: ({ days_to_finish }) => days_to_finish,
    cell: 'days_to_finish',
    width: '4.75rem',
  },
  {
    id: 'on_time',
    header: 'In Time',
    value: (row) => punctualityOf(row).label,
    cell: (row) => <StateBadge {...punctualityOf(row)} />,
    width: '5.5rem',
  },
  { id: 'bearer', header: 'Paid By', value: bearerOf, cell: bearerOf, width: '5.5rem' },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    value: ({ total }) => amountText(total),
    cell: ({ total }) => amountText(total),
    width: '6.75rem',
  },
];
