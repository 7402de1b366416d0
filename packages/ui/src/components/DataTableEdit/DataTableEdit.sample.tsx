import { useState } from 'react';
import { Button } from '../Button';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { toast } from '../Toast';
import type { CellChanges } from './changes';
import { editing } from './editing';

interface Part {
  id: number;
  name: string;
  price: string;
  shelf: string;
}

const parts: Part[] = [
  { id: 1, name: 'Brake pad', price: '38.00', shelf: 'A4' },
  { id: 2, name: 'Oil filter', price: '12.50', shelf: 'B1' },
  { id: 3, name: 'Wiper blade', price: '9.95', shelf: 'B2' },
];

const columns: Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'price', header: 'Price', cell: 'price', kind: 'money' },
  { id: 'shelf', header: 'Shelf', cell: 'shelf' },
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
        columns: {
          price: { value: ({ price }) => price, type: 'number', decimals: 2, min: 0 },
          shelf: {
            value: ({ shelf }) => shelf,
            check: (text) => (text === '' ? 'Enter the shelf.' : undefined),
          },
        },
        changes,
        onChangesChange: setEdited,
      }),
    ],
  });
  // Yours: send `changes`, by row and column, then read the rows anew.
  const save = () => {
    if (invalid > 0) {
      toast.error(invalid === 1 ? 'Correct 1 cell first' : `Correct ${invalid} cells first`);
      return;
    }
    toast.success(`${Object.keys(changes).length} parts saved`);
    setEdited(none);
  };
  return (
    <DataTable
      {...table}
      caption="Parts"
      title="Parts"
      status="ready"
      actions={
        <Button variant="primary" onClick={save}>
          Save
        </Button>
      }
    />
  );
}
