import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { type SavedView, savedViews } from '@rentsafe/ui/DataTableViews';
import { useState } from 'react';

interface Unit {
  id: number;
  name: string;
}

const units: Unit[] = [
  { id: 1, name: 'Flat 4' },
  { id: 2, name: 'Shop 2' },
];

const columns: Column<Unit>[] = [{ id: 'name', header: 'Unit', cell: 'name', rowHeader: true }];

/** Yours reads and writes the user's settings on the server, or localStorage. */
export function UnitsWithViews() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [sorting(), savedViews({ storage: { read: () => views, write: setViews } })],
  });
  return <DataTable {...table} caption="Units" title="Units" status="ready" />;
}
