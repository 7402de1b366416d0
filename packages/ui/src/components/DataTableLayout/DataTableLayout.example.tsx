import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';

interface Unit {
  id: number;
  name: string;
  property: string;
}

const units: Unit[] = [
  { id: 1, name: 'Flat 4', property: 'Avondale Court' },
  { id: 2, name: 'Shop 2', property: 'Msasa Arcade' },
];

const columns: Column<Unit>[] = [
  { id: 'name', header: 'Unit', cell: 'name', rowHeader: true },
  { id: 'property', header: 'Property', cell: 'property' },
];

/** On a phone each row is a card. */
export function UnitsOnAPhone() {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [stackedRows()],
  });
  return <DataTable {...table} caption="Units" title="Units" status="ready" />;
}
