import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type CellChanges, editing } from '@rentsafe/ui/DataTableEdit';
import { useState } from 'react';

interface Part {
  id: number;
  name: string;
  price: string;
}

const parts: Part[] = [
  { id: 1, name: 'Brake pad', price: '38.00' },
  { id: 2, name: 'Oil filter', price: '12.50' },
];

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'price', header: 'Price', cell: 'price', kind: 'money' },
];

const none = { changes: {}, invalid: 0 };

export function Prices() {
  const [{ changes, invalid }, setEdited] = useState<{ changes: CellChanges; invalid: number }>(none);
  const table = useDataTable({
    columns,
    rows: parts,
    rowKey: ({ id }) => id,
    features: [
      editing<Part>({
        columns: { price: { value: ({ price }) => price, type: 'number', decimals: 2, min: 0 } },
        changes,
        onChangesChange: setEdited,
      }),
    ],
  });
  // Yours: send `changes`, by row and column, then read the rows anew.
  const save = () => {
    if (invalid === 0) setEdited(none);
  };
  return (
    <DataTable {...table} caption="Parts" status="ready" actions={<Button onClick={save}>Save</Button>} />
  );
}
