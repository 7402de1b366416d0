import type { Plan } from '@rentsafe/domain/subscription';
import { formatMoney } from '@rentsafe/format/money';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { planList } from '../../../calls/subscriptions';
import { SettingList } from '../../../record/SettingList';
import { PlanDialog } from './PlanDialog';

const place = { name: 'plans', tab: 'plans' };

const included = (count: number, price: string, currency: string) =>
  `${count} included, then ${formatMoney(price, currency)} each`;

/** What clients can subscribe to. */
export function PlansTab() {
  const [open, setOpen] = useState<Plan | 'new'>();
  const columns = useMemo(
    (): Column<Plan>[] => [
      { id: 'name', header: 'Plan', cell: 'name', rowHeader: true },
      {
        id: 'monthly',
        header: 'Monthly',
        kind: 'money',
        cell: ({ monthly }) => <Money amount={monthly.amount} currency={monthly.currency} />,
      },
      {
        id: 'leases',
        header: 'Leases',
        cell: ({ leases_included, per_lease, monthly }) =>
          included(leases_included, per_lease, monthly.currency),
      },
      {
        id: 'reports',
        header: 'Reports',
        cell: ({ reports_included, per_report, monthly }) =>
          included(reports_included, per_report, monthly.currency),
      },
      {
        id: 'action',
        header: 'Actions',
        cell: (plan) => (
          <Button variant="ghost" aria-label={`Edit… ${plan.name}`} onClick={() => setOpen(plan)}>
            Edit…
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <>
      <SettingList
        place={place}
        queries={planList}
        records="plans"
        columns={columns}
        action={
          <Button variant="primary" onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" />
            Add Plan
          </Button>
        }
        emptyHelp="Add a plan, then choose it for your clients."
      />
      {open && <PlanDialog plan={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
