import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { requestPath } from '../../../../paths';
import { StateBadge } from '../../../../text/StateBadge';
import { priorityTexts, requestStateTexts } from './maintenanceTexts';
import { workColumns } from './workColumns';

/** The day to finish, and whether it is past. */
export const Due = ({ on, overdue }: { on: string; overdue: boolean }) => (
  <Inline gap={2}>
    <DateText value={on} />
    {overdue && <Badge tone="danger">Overdue</Badge>}
  </Inline>
);

export const requestColumns: Column<MaintenanceRequest>[] = [
  ...workColumns<MaintenanceRequest>(requestPath, '6.5rem'),
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
    width: '10rem',
  },
  {
    id: 'priority',
    header: 'Priority',
    value: ({ priority }) => priorityTexts[priority].label,
    cell: ({ priority }) => <StateBadge {...priorityTexts[priority]} />,
    width: '7rem',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => requestStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...requestStateTexts[state]} />,
    width: '6.5rem',
  },
  {
    id: 'reported_on',
    header: 'Reported',
    value: ({ reported_on }) => reported_on,
    cell: ({ reported_on }) => <DateText value={reported_on} />,
    width: '7rem',
  },
  {
    id: 'finish_by',
    header: 'Finish By',
    value: ({ finish_by }) => finish_by,
    cell: ({ finish_by, overdue }) => <Due on={finish_by} overdue={overdue} />,
    width: '8.5rem',
  },
];
