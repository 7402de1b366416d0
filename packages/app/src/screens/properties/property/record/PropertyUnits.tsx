import type { Property } from '@rentsafe/domain/property';
import type { Unit } from '@rentsafe/domain/unit';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Money } from '@rentsafe/ui/Money';
import { useMemo } from 'react';
import { unitsOf } from '../../../../calls/properties';
import { CreateButton } from '../../../../lists/CreateButton';
import { useListPage } from '../../../../lists/useListPage';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { type Opening, useLazyDialog } from '../../../../overlays/useLazyDialog';
import { leasePath, newLeasePath, partyPath } from '../../../../paths';
import { RecordPager } from '../../../../record/RecordPager';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { StateBadge } from '../../../../text/StateBadge';
import { unitStateTexts } from '../list/unitStates';
import type { AddUnitProps } from './AddUnitDialog';
import type { UnitDialogProps } from './CloseUnitDialog';

const place = { name: 'units' };
const features = [stackedRows()];
const none: readonly Unit[] = [];
const loadAdd = async () => (await import('./AddUnitDialog')).AddUnitDialog;
const loadClose = async () => (await import('./CloseUnitDialog')).CloseUnitDialog;
const loadReopen = async () => (await import('./ReopenUnitDialog')).ReopenUnitDialog;
const notOpened = 'The form could not be opened';

const columns: Column<Unit>[] = [
  { id: 'unit_number', header: 'Unit Number', cell: 'unit_number', rowHeader: true },
  {
    id: 'state',
    header: 'Status',
    value: ({ state }) => unitStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...unitStateTexts[state]} />,
    width: '8rem',
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

interface UnitButtonProps {
  /** 'Close' */
  label: string;
  unit: Unit;
  opening: Opening<Unit>;
}

const UnitButton = ({ label, unit, opening }: UnitButtonProps) => (
  <OpeningButton
    variant="ghost"
    aria-label={`${label} unit ${unit.unit_number}`}
    pending={opening.opening === unit}
    trigger={opening}
    subject={unit}
  >
    {label}
  </OpeningButton>
);

/** The units of a property with who rents them. */
export function PropertyUnits({ property }: { property: Property }) {
  const queries = useMemo(() => unitsOf(property), [property]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({ columns, rows, rowKey: (unit) => unit.id, total: page, features });
  const adding = useLazyDialog<string, AddUnitProps>(loadAdd, notOpened);
  const closing = useLazyDialog<Unit, UnitDialogProps>(loadClose, notOpened);
  const reopening = useLazyDialog<Unit, UnitDialogProps>(loadReopen, notOpened);
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
              {unit.state === 'vacant' && <UnitButton label="Close" unit={unit} opening={closing.trigger} />}
              {unit.state === 'maintenance' && (
                <UnitButton label="Reopen" unit={unit} opening={reopening.trigger} />
              )}
              {step && <Button asChild>{step}</Button>}
            </>
          );
        }}
        pagination={<RecordPager name="units" records="units" list={list} page={page} search={search} />}
      />
      {closing.opened && <closing.opened.Dialog unit={closing.opened.subject} onClose={closing.onClose} />}
      {reopening.opened && (
        <reopening.opened.Dialog unit={reopening.opened.subject} onClose={reopening.onClose} />
      )}
      {adding.opened && <adding.opened.Dialog property={property} onClose={adding.onClose} />}
    </>
  );
}
