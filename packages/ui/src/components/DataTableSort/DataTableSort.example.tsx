import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { sorting } from '@rentsafe/ui/DataTableSort';

interface Unit {
  id: number;
  name: string;
  rent: number;
}

const units: Unit[] = [
  { id: 1, name: 'Flat 4', rent: 450 },
  { id: 2, name: 'Flat 12', rent: 380 },
];

const columns: Column<Unit>[] = [
  { id: 'name', header: 'Unit', cell: 'name', rowHeader: true },
  { id: 'rent', header: 'Rent', cell: 'rent', align: 'end' },
];

/** Rows of a server that orders them: `sorting({ manual: true, sort, onSortChange })`. */
export function UnitsSorted() {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [sorting({ defaultSort: { column: 'rent', direction: 'descending' } })],
  });
  return <DataTable caption="Units" title="Units" status="ready" {...table} />;
}
