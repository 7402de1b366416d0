import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { grouped } from '@rentsafe/ui/DataTableGroups';

interface Unit {
  id: number;
  property: string;
  number: string;
  tenant: string;
}

const units: Unit[] = [
  { id: 1, property: 'Msasa Court', number: '101', tenant: 'Rudo Ncube' },
  { id: 2, property: 'Msasa Court', number: '102', tenant: 'Tendai Moyo' },
  { id: 3, property: 'Kopje View', number: '1', tenant: 'Chipo Dube' },
];

const columns: Column<Unit>[] = [
  { id: 'property', header: 'Property', cell: 'property' },
  { id: 'number', header: 'Unit', cell: 'number', rowHeader: true },
  { id: 'tenant', header: 'Tenant', cell: 'tenant' },
];

const features = [
  grouped<Unit>({
    groupOf: ({ property }) => property,
    groupName: ({ property }) => property,
    head: ({ property }) => property,
    columns: ['property'],
  }),
];

export function UnitsByProperty() {
  const table = useDataTable({ columns, rows: units, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="Units" title="Units" status="ready" />;
}
