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
  ...workColumns<WorkOrder>(workOrderPath, '6.75rem'),
  contractorColumn(),
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
    value: ({ state }) => workOrderStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...workOrderStateTexts[state]} />,
    width: '7rem',
  },
  {
    id: 'finish_by',
    header: 'Finish By',
    value: ({ finish_by }) => finish_by,
    cell: ({ finish_by, overdue }) => <Due on={finish_by} overdue={overdue} />,
    width: '7rem',
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
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
    width: '6.75rem',
  },
];
