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
  ...workColumns<MaintenanceRequest>(requestPath),
  {
    id: 'tenant',
    header: 'Tenant',
    kind: 'person',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  {
    id: 'priority',
    header: 'Priority',
    kind: 'state',
    value: ({ priority }) => priorityTexts[priority].label,
    cell: ({ priority }) => <StateBadge {...priorityTexts[priority]} />,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => requestStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...requestStateTexts[state]} />,
  },
  {
    id: 'reported_on',
    header: 'Reported',
    kind: 'date',
    value: ({ reported_on }) => reported_on,
    cell: ({ reported_on }) => <DateText value={reported_on} />,
  },
  {
    id: 'finish_by',
    header: 'Finish By',
    kind: 'date',
    value: ({ finish_by }) => finish_by,
    cell: ({ finish_by, overdue }) => <Due on={finish_by} overdue={overdue} />,
  },
];
