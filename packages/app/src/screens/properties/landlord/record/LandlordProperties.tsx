import type { Landlord } from '@rentsafe/domain/landlord';
import type { Property } from '@rentsafe/domain/property';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { useMemo } from 'react';
import { propertiesOf } from '../../../../calls/landlords';
import { totalOf } from '../../../../calls/toPage';
import { useListPage } from '../../../../lists/useListPage';
import { propertyPath } from '../../../../paths';
import { RecordPager } from '../../../../record/RecordPager';
import { RecordLink } from '../../../../text/RecordLink';

const place = { name: 'properties' };
const features = [stackedRows()];
const none: readonly Property[] = [];

const columns: Column<Property>[] = [
  {
    id: 'name',
    header: 'Property',
    value: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink href={propertyPath(id)}>{name}</RecordLink>,
    rowHeader: true,
  },
  { id: 'property_type', header: 'Property Type', cell: 'property_type' },
  { id: 'city_town', header: 'City/Town', cell: 'city_town' },
  {
    id: 'owned_from',
    header: 'Owner Since',
    kind: 'date',
    cell: ({ owned_from }) => <DateText value={owned_from} />,
  },
  {
    id: 'units',
    header: 'Units Let',
    kind: 'number',
    cell: ({ units }) => `${units.filter(({ state }) => state === 'occupied').length} of ${units.length}`,
  },
];

/** The properties that are a landlord's today. */
export function LandlordProperties({ landlord }: { landlord: Landlord }) {
  const queries = useMemo(() => propertiesOf(landlord), [landlord]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey: (property) => property.id,
    total: page && totalOf(page),
    features,
  });
  return (
    <DataTable
      {...table}
      title="Properties"
      caption="Properties"
      status={status}
      loadingRows={Math.max(1, Math.min(landlord.properties, 20))}
      error={{ title: 'Could not fetch properties', help: error }}
      onRetry={onRefresh}
      pagination={
        <RecordPager name="properties" records="properties" list={list} page={page} search={search} />
      }
    />
  );
}
