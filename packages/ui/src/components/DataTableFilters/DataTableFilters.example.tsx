import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, filters } from '@rentsafe/ui/DataTableFilters';

interface Unit {
  id: number;
  name: string;
  status: string;
}

const units: Unit[] = [
  { id: 1, name: 'Flat 4', status: 'Occupied' },
  { id: 2, name: 'Flat 12', status: 'Vacant' },
];

const columns: Column<Unit>[] = [
  { id: 'name', header: 'Unit', cell: 'name', rowHeader: true },
  { id: 'status', header: 'Status', cell: 'status' },
];

const options = ['Occupied', 'Vacant'].map((value) => ({ value, label: value }));
const definitions: Filter<Unit>[] = [
  { id: 'status', label: 'Status', type: 'someOf', options, value: ({ status }) => status },
];

export function UnitsFiltered() {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [filters<Unit>({ filters: definitions })],
  });
  return <DataTable {...table} caption="Units" title="Units" status="ready" />;
}
