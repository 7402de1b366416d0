import type { MaintenanceHistoryRow } from '@rentsafe/domain/maintenanceReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { workOrderPath } from '../../../paths';
import { amountText } from '../../../text/Amounts';
import { StateBadge, type StateTexts } from '../../../text/StateBadge';
import { contractorColumn, workColumns } from '../maintenanceRequest/list/workColumns';
import { bearerTexts } from '../workOrder/list/workOrderTexts';

const punctuality: StateTexts<'true' | 'false'> = {
  true: { label: 'On time', tone: 'success' },
  false: { label: 'Late', tone: 'warning' },
};
const punctualityOf = ({ on_time }: MaintenanceHistoryRow) => punctuality[on_time ? 'true' : 'false'];

const bearerOf = ({ bearer }: MaintenanceHistoryRow) =>
  (bearerTexts as Readonly<Record<string, string>>)[bearer] ?? bearer;

/** What was done where and by whom, how soon, and what it came to. */
export const historyColumns: Column<MaintenanceHistoryRow>[] = [
  ...workColumns<MaintenanceHistoryRow>(workOrderPath, '6.5rem'),
  contractorColumn(),
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
    header: 'On Time',
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
