import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { treeRows } from '@rentsafe/ui/DataTableTree';

interface Place {
  id: string;
  name: string;
  under?: string;
}

const columns: Column<Place>[] = [{ id: 'name', header: 'Place', cell: 'name', rowHeader: true }];
const tree = treeRows<Place>({ parentOf: ({ under }) => under, defaultExpanded: 'all' });

function Places({ rows }: { rows: Place[] }) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features: [tree] });
  return <DataTable {...table} caption="Places" status="ready" />;
}

export const Do = () => (
  <Places
    rows={[
      { id: 'harare', name: 'Harare' },
      { id: 'avondale', name: 'Avondale', under: 'harare' },
      { id: 'msasa', name: 'Msasa', under: 'harare' },
      { id: 'mutare', name: 'Mutare' },
    ]}
  />
);

export const Dont = () => (
  <Places
    rows={[
      { id: 'harare', name: 'Harare' },
      { id: 'list', name: 'Suburbs of Harare', under: 'harare' },
      { id: 'a', name: 'Suburbs of Harare with A', under: 'list' },
      { id: 'avondale', name: 'Harare, Avondale', under: 'a' },
    ]}
  />
);
