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
  ...workColumns<MaintenanceHistoryRow>(workOrderPath),
  contractorColumn(),
  {
    id: 'completed_on',
    header: 'Completed',
    kind: 'date',
    value: ({ completed_on }) => completed_on,
    cell: ({ completed_on }) => <DateText value={completed_on} />,
  },
  {
    id: 'days_to_respond',
    header: 'Days To Respond',
    kind: 'number',
    value: ({ days_to_respond }) => days_to_respond,
    cell: ({ days_to_respond }) => days_to_respond ?? '–',
  },
  {
    id: 'days_to_finish',
    header: 'Days To Finish',
    kind: 'number',
    value: ({ days_to_finish }) => days_to_finish,
    cell: 'days_to_finish',
  },
  {
    id: 'on_time',
    header: 'On Time',
    kind: 'state',
    value: (row) => punctualityOf(row).label,
    cell: (row) => <StateBadge {...punctualityOf(row)} />,
  },
  { id: 'bearer', header: 'Paid By', kind: 'state', value: bearerOf, cell: bearerOf },
  {
    id: 'total',
    header: 'Total',
    kind: 'money',
    value: ({ total }) => amountText(total),
    cell: ({ total }) => amountText(total),
  },
];
