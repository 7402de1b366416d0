/// <reference types="vite/client" />
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { Form } from '@rentsafe/ui/Form';
import styles from '@rentsafe/ui/styles.css?inline';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Vehicle {
  plate: string;
}

const columns: Column<Vehicle>[] = [{ id: 'plate', header: 'Plate', cell: 'plate', rowHeader: true }];

function Vehicles() {
  const [rows, setRows] = useState<Vehicle[]>([{ plate: 'AEK 4471' }, { plate: 'ACB 2093' }]);
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ plate }) => plate,
    features: [sorting()],
  });
  return (
    <>
      <DataTable {...table} caption="Vehicles" status="ready" />
      <Form
        aria-label="Vehicle"
        onSubmit={({ entries }) => setRows([...rows, { plate: String(entries.get('plate')) }])}
      >
        <TextField label="Plate" name="plate" required />
        <Button type="submit">Add vehicle</Button>
      </Form>
    </>
  );
}

// The document has no sheet of the library. Adopting one is what any content security policy allows.
const host = document.getElementById('host') as HTMLElement;
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];
createRoot(root).render(<Vehicles />);
