import type { PropertyStatus } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { Select } from '@rentsafe/ui/Select';
import { Link } from 'react-router-dom';
import { optionsOf } from '../../forms/options';
import { type SampleListProps, SampleListView } from '../sampleList/SampleListView';
import { type PropertyFilter, propertyFilters } from './filter';
import * as styles from './PropertiesView.css';
import { type PropertyRow, propertySummary } from './sampleProperties';

export interface PropertiesViewProps extends SampleListProps<PropertyRow> {
  filter: PropertyFilter;
  onFilter: (filter: PropertyFilter) => void;
}

const tones: Record<PropertyStatus, BadgeTone> = {
  Occupied: 'success',
  Vacant: 'warning',
  Maintenance: 'info',
};

/** The street above its place: all rows have the same height. */
function AddressLines({ address }: { address: string }) {
  const [street = '', ...place] = address.split(', ');
  return (
    <>
      {street}, <span className={styles.place}>{place.join(', ')}</span>
    </>
  );
}

const columns: Column<PropertyRow>[] = [
  {
    id: 'address',
    header: 'Address',
    value: ({ address }) => address,
    cell: ({ address }) => <AddressLines address={address} />,
    rowHeader: true,
  },
  { id: 'unit', header: 'Unit Number', cell: 'unit', width: '7rem' },
  { id: 'type', header: 'Property Type', cell: 'type', width: '8rem' },
  {
    id: 'tenant',
    header: 'Tenant',
    value: ({ tenant }) => tenant,
    cell: ({ tenant }) => tenant ?? 'None',
    width: '8rem',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
    width: '7.5rem',
  },
  {
    id: 'rent',
    header: 'Monthly Rent',
    align: 'end',
    value: ({ rent }) => rent,
    cell: ({ rent }) => <Money amount={rent} />,
    width: '7rem',
  },
];

/** Property management: a summary, the list with its filter and search, and a form for one more. */
export function PropertiesView({ filter, onFilter, ...list }: PropertiesViewProps) {
  return (
    <SampleListView
      {...list}
      title="Property List"
      description="Property management"
      records="properties"
      placeholder="By address, unit number or tenant"
      addLabel="Add Property"
      summary={propertySummary}
      summaryColumns={{ columns: 5, columnMinWidth: '9.5rem' }}
      filter={
        <Select
          label="Filter properties"
          options={optionsOf(propertyFilters)}
          value={filter}
          onValueChange={({ value }) => value && onFilter(value)}
        />
      }
      filtered={list.q !== '' || filter !== 'All Properties'}
      columns={columns}
      rowActions={({ address, unit, tenant }) =>
        tenant && (
          <Button asChild>
            <Link to={`${HOME_PATH}/leases`} aria-label={`View Lease of ${tenant}, ${address}, unit ${unit}`}>
              View Lease
            </Link>
          </Button>
        )
      }
    />
  );
}
