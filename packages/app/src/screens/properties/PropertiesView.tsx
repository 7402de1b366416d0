import type { PropertyStatus } from '@rentsafe/domain/property';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Badge, type BadgeTone } from '@rentsafe/ui/Badge';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Grid } from '@rentsafe/ui/Grid';
import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { optionsOf } from '../../forms/options';
import { SampleTag } from '../../layout/SampleTag';
import { SampleSearch, type SampleSearchProps } from '../sampleList/SampleSearch';
import { type PropertyFilter, propertyFilters } from './filter';
import { type PropertyRow, propertySummary } from './sampleProperties';

export interface PropertiesViewProps extends Pick<SampleSearchProps, 'q' | 'onSearch'> {
  /** The properties of the filter and the search. */
  rows: readonly PropertyRow[];
  filter: PropertyFilter;
  onFilter: (filter: PropertyFilter) => void;
  onAdd: () => void;
}

const tones: Record<PropertyStatus, BadgeTone> = {
  Occupied: 'success',
  Vacant: 'warning',
  Maintenance: 'info',
};

const columns: Column<PropertyRow>[] = [
  { id: 'address', header: 'Address', cell: 'address', rowHeader: true },
  { id: 'unit', header: 'Unit Number', cell: 'unit', width: '7rem' },
  { id: 'type', header: 'Property Type', cell: 'type', width: '8rem' },
  { id: 'tenant', header: 'Tenant', cell: ({ tenant }) => tenant ?? 'None', width: '8rem' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
    width: '7.5rem',
  },
  {
    id: 'rent',
    header: 'Monthly Rent',
    align: 'end',
    cell: ({ rent }) => <Money amount={rent} />,
    width: '7rem',
  },
];

/** Property management: a summary, the list with its filter and search, and a form for one more. */
export function PropertiesView({ rows, filter, q, onFilter, onSearch, onAdd }: PropertiesViewProps) {
  return (
    <Stack gap="section">
      <PageHeader
        title="Property List"
        description="Property management"
        tag={<SampleTag />}
        actions={
          <Button variant="primary" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Property
          </Button>
        }
      />
      <Grid columns={5} columnMinWidth="9.5rem">
        {propertySummary.map((figure) => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </Grid>
      <Stack gap={4}>
        <Inline align="start">
          <Select
            label="Filter properties"
            labelHidden
            options={optionsOf(propertyFilters)}
            value={filter}
            onChange={({ target }) => target.value && onFilter(target.value)}
          />
          <SampleSearch
            records="properties"
            placeholder="By address, unit number or tenant"
            q={q}
            onSearch={onSearch}
          />
        </Inline>
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          caption="Properties"
          status="ready"
          filtered={q !== '' || filter !== 'All Properties'}
          rowActionsWidth="8.5rem"
          rowActions={({ address, unit, tenant }) =>
            tenant && (
              <Button asChild>
                <Link
                  to={`${HOME_PATH}/leases`}
                  aria-label={`View Lease of ${tenant}, ${address}, unit ${unit}`}
                >
                  View Lease
                </Link>
              </Button>
            )
          }
        />
      </Stack>
    </Stack>
  );
}
