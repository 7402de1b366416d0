import type { Property } from '@rentsafe/domain/property';
import type { Unit } from '@rentsafe/domain/unit';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Link } from '@rentsafe/ui/Link';
import { Money } from '@rentsafe/ui/Money';
import { useMemo } from 'react';
import { unitsOf } from '../../api/properties';
import { useListPage } from '../../lists/useListPage';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { leasePath, newLeasePath, partyPath } from '../../page/recordPaths';
import { renderLink } from '../../page/renderLink';
import { CreateButton } from '../paymentStatus/CreateButton';
import { StateBadge, stateLabel } from '../properties/unitStates';
import { RecordPager } from '../record/RecordPager';
import type { AddUnitProps } from './AddUnitDialog';

const place = { name: 'units' };
const features = [stackedRows()];
const none: readonly Unit[] = [];
const loadAdd = async () => (await import('./AddUnitDialog')).AddUnitDialog;

const columns: Column<Unit>[] = [
  { id: 'unit_number', header: 'Unit Number', cell: 'unit_number', rowHeader: true },
  {
    id: 'state',
    header: 'Status',
    value: ({ state }) => stateLabel(state),
    cell: ({ state }) => <StateBadge state={state} />,
    width: '8rem',
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) =>
      tenant && (
        <Link asChild underline="hover">
          {renderLink({ href: partyPath(tenant), children: tenant.name })}
        </Link>
      ),
  },
  {
    id: 'rent',
    header: 'Monthly Rent',
    align: 'end',
    cell: ({ rent }) => rent && <Money amount={rent.amount} currency={rent.currency} />,
    width: '8rem',
  },
];

/** What comes next for a unit: its lease, or a first one. */
function nextStep({ id, unit_number, state, lease }: Unit) {
  if (lease) {
    const name = `View Lease ${lease.number} of unit ${unit_number}`;
    return renderLink({ href: leasePath(lease.id), 'aria-label': name, children: 'View Lease' });
  }
  if (state === 'maintenance') return null;
  const name = `New Lease of unit ${unit_number}`;
  return renderLink({ href: newLeasePath(id), 'aria-label': name, children: 'New Lease' });
}

/** The units of a property with who rents them. */
export function PropertyUnits({ property }: { property: Property }) {
  const { id } = property;
  const queries = useMemo(() => unitsOf(id), [id]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({ columns, rows, rowKey: (unit) => unit.id, total: page, features });
  const adding = useLazyDialog<string, AddUnitProps>(loadAdd, 'The form could not be opened');
  return (
    <>
      <DataTable
        {...table}
        title="Units"
        caption="Units"
        actions={<CreateButton label="Add Unit" variant="secondary" creation={adding.trigger} />}
        status={status}
        loadingRows={property.units.length}
        error={{ title: 'Could not fetch units', help: error }}
        onRetry={onRefresh}
        rowActions={(unit) => {
          const step = nextStep(unit);
          return step && <Button asChild>{step}</Button>;
        }}
        pagination={<RecordPager name="units" records="units" list={list} page={page} search={search} />}
      />
      {adding.opened && <adding.opened.Dialog property={property} onClose={adding.onClose} />}
    </>
  );
}
