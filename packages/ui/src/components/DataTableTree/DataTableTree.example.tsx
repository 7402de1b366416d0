import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { treeRows } from '@rentsafe/ui/DataTableTree';

interface Part {
  id: number;
  name: string;
  stock: number;
  parts?: Part[];
}

const parts: Part[] = [
  {
    ...{ id: 1, name: 'Engine', stock: 2 },
    parts: [
      { id: 2, name: 'Piston', stock: 16 },
      { id: 3, name: 'Valve', stock: 32 },
    ],
  },
  { id: 4, name: 'Battery', stock: 5 },
];

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'stock', header: 'In stock', cell: 'stock', kind: 'number' },
];

const features = [treeRows<Part>({ childrenOf: (part) => part.parts, defaultExpanded: new Set([1]) })];

export function Parts() {
  const table = useDataTable({ columns, rows: parts, rowKey: ({ id }) => id, features });
  return <DataTable {...table} caption="Parts" title="Parts" status="ready" />;
}
