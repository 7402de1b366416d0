import type { WorkOrder } from '@rentsafe/domain/workOrder';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { workOrderPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { StateBadge } from '../../../../text/StateBadge';
import { priorityTexts } from '../../maintenanceRequest/list/maintenanceTexts';
import { Due } from '../../maintenanceRequest/list/requestColumns';
import { contractorColumn, workColumns } from '../../maintenanceRequest/list/workColumns';
import { workOrderStateTexts } from './workOrderTexts';

/** What it came to, else what it should cost. */
export const costOf = ({ actual, estimate }: WorkOrder) => actual ?? estimate;

export const workOrderColumns: Column<WorkOrder>[] = [
  ...workColumns<WorkOrder>(workOrderPath),
  contractorColumn(),
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
    value: ({ state }) => workOrderStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...workOrderStateTexts[state]} />,
  },
  {
    id: 'finish_by',
    header: 'Finish By',
    kind: 'date',
    value: ({ finish_by }) => finish_by,
    cell: ({ finish_by, overdue }) => <Due on={finish_by} overdue={overdue} />,
  },
  {
    id: 'cost',
    header: 'Cost',
    kind: 'money',
    value: (order) => {
      const cost = costOf(order);
      return cost && amountText(cost);
    },
    cell: (order) => {
      const cost = costOf(order);
      if (!cost) return null;
      return (
        <div>
          {amountText(cost)}
          {!order.actual && (
            <Text size="sm" tone="muted">
              estimated
            </Text>
          )}
        </div>
      );
    },
  },
];
