import type { Unit, UnitTotals } from '@rentsafe/domain/unit';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { grouped } from '@rentsafe/ui/DataTableGroups';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { CreateButton } from '../../../../lists/CreateButton';
import { RecordList } from '../../../../lists/RecordList';
import type { ListViewProps } from '../../../../lists/useListScreen';
import type { Opening } from '../../../../overlays/useLazyDialog';
import { leasePath, propertyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { renderLink } from '../../../../text/renderLink';
import { StateBadge } from '../../../../text/StateBadge';
import { PropertyFigures } from './PropertyFigures';
import { PropertyHead } from './PropertyHead';
import { unitStateTexts } from './unitStates';

export interface PropertiesViewProps extends ListViewProps<Unit> {
  /** Of the whole portfolio, once they are known. */
  totals: UnitTotals | undefined;
  creation: Opening<string>;
}

const hrefOf = ({ property }: Unit) => propertyPath(property.id);

/** What the units of a property have in common stands above them; in a file, in each row. */
const features = [
  grouped<Unit>({
    groupOf: ({ property }) => property.id,
    groupName: ({ property }) => property.name,
    head: (unit) => <PropertyHead unit={unit} />,
    columns: ['address', 'landlord'],
  }),
];

const columns: Column<Unit>[] = [
  { id: 'address', header: 'Address', cell: 'address' },
  {
    id: 'unit_number',
    header: 'Unit Number',
    kind: 'reference',
    value: ({ unit_number }) => unit_number,
    cell: (unit) => <RecordLink href={hrefOf(unit)}>{unit.unit_number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'landlord',
    header: 'Landlord',
    value: ({ landlord }) => landlord?.name,
    cell: ({ landlord }) => landlord?.name,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant?.name,
    cell: ({ tenant }) => tenant?.name,
  },
  {
    id: 'state',
    header: 'Status',
    kind: 'state',
    value: ({ state }) => unitStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...unitStateTexts[state]} />,
  },
  {
    id: 'rent',
    header: 'Monthly Rent',
    kind: 'money',
    value: ({ rent }) => rent && `${rent.currency} ${rent.amount}`,
    cell: ({ rent }) => rent && <Money amount={rent.amount} currency={rent.currency} />,
  },
];

const choices = [
  { value: 'all', label: 'All Properties' },
  { value: 'occupied', label: 'Occupied' },
  { value: 'vacant', label: 'Vacant' },
];
const maintenance = { value: 'maintenance', label: 'Maintenance' };

/** Property management: what the portfolio comes to, and the units of each property with who rents them. */
export function PropertiesView({ totals, creation, ...list }: PropertiesViewProps) {
  const state = String(list.filters.state ?? 'all');
  return (
    <Stack gap="section">
      <PageHeader
        title="Property List"
        description="Properties and their units, with tenants and monthly rent."
        actions={<CreateButton label="Add Property" creation={creation} />}
      />
      <PropertyFigures totals={totals} />
      <RecordList
        {...list}
        records="properties"
        placeholder="By address, unit number or tenant"
        filter={
          <Select
            label="Filter properties"
            labelHidden
            // The specification has three choices; the card of those in maintenance leads to the fourth.
            options={state === maintenance.value ? [...choices, maintenance] : choices}
            value={state}
            onValueChange={({ value }) => list.onFilters(value === 'all' ? {} : { state: value })}
          />
        }
        columns={columns}
        features={features}
        rowKey={({ id }) => id}
        canSelect
        rowName={({ address, unit_number }) => `${address}, unit ${unit_number}`}
        hrefOf={hrefOf}
        emptyHelp="Add your first property and its landlord. You can then create leases for its units."
        rowActions={({ address, unit_number, lease, tenant }) =>
          lease && (
            <Button asChild>
              {renderLink({
                href: leasePath(lease.id),
                'aria-label': `View Lease of ${tenant?.name ?? lease.number}, ${address}, unit ${unit_number}`,
                children: 'View Lease',
              })}
            </Button>
          )
        }
      />
    </Stack>
  );
}
