import type { Property } from '@rentsafe/domain/property';
import { verbsOf } from '@rentsafe/domain/step';
import { type Unit, unitSteps } from '@rentsafe/domain/unit';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Money } from '@rentsafe/ui/Money';
import { useMemo } from 'react';
import { unitsOf } from '../../../../calls/properties';
import { totalOf } from '../../../../calls/toPage';
import { CreateButton } from '../../../../lists/CreateButton';
import { useListPage } from '../../../../lists/useListPage';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { leasePath, newLeasePath, partyPath } from '../../../../paths';
import { RecordPager } from '../../../../record/RecordPager';
import { useStepDialog } from '../../../../record/useStepDialog';
import { useStepLevel } from '../../../../session/useMay';
import { capitalised } from '../../../../text/capitalised';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { StateBadge } from '../../../../text/StateBadge';
import { unitStateTexts } from '../list/unitStates';
import type { AddUnitProps } from './AddUnitDialog';
import { unitKind } from './unitKind';

const place = { name: 'units' };
const features = [stackedRows()];
const none: readonly Unit[] = [];
const loadAdd = async () => (await import('./AddUnitDialog')).AddUnitDialog;

const columns: Column<Unit>[] = [
  { id: 'unit_number', header: 'Unit Number', cell: 'unit_number', rowHeader: true },
  {
    id: 'state',
    header: 'Status',
    kind: 'state',
    value: ({ state }) => unitStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...unitStateTexts[state]} />,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
  },
  {
    id: 'rent',
    header: 'Monthly Rent',
    kind: 'money',
    cell: ({ rent }) => rent && <Money amount={rent.amount} currency={rent.currency} />,
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
  const queries = useMemo(() => unitsOf(property), [property]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: (unit) => unit.id,
    total: page && totalOf(page),
    features,
  });
  const adding = useLazyDialog<string, AddUnitProps>(loadAdd, 'The form could not be opened');
  const { trigger, dialog } = useStepDialog(unitKind);
  const level = useStepLevel();
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
          return (
            <>
              {verbsOf(unitSteps, unit, level).map((verb) => (
                <OpeningButton
                  key={verb}
                  variant="ghost"
                  aria-label={`${capitalised(verb)} unit ${unit.unit_number}`}
                  pending={trigger.opening?.record === unit}
                  trigger={trigger}
                  subject={{ verb, record: unit }}
                >
                  {capitalised(verb)}
                </OpeningButton>
              ))}
              {step && <Button asChild>{step}</Button>}
            </>
          );
        }}
        pagination={<RecordPager name="units" records="units" list={list} page={page} search={search} />}
      />
      {dialog}
      {adding.opened && <adding.opened.Dialog property={property} onClose={adding.onClose} />}
    </>
  );
}
