import { Announcer } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, filters } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { selection } from '@rentsafe/ui/DataTableSelection';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { Select } from '@rentsafe/ui/Select';
import { dataTable, dialog, menu, select, testingLibrary } from '@rentsafe/ui/test-utils';
import { cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const page = testingLibrary({ within, waitFor, user: userEvent.setup() });

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
const definitions: Filter<Unit>[] = [
  { id: 'name', label: 'Unit', type: 'text', value: ({ name }) => name },
  { id: 'since', label: 'Since', type: 'dates', value: () => '2025-03-05' },
];

function Units() {
  const table = useDataTable({
    columns,
    rows: units,
    rowKey: ({ id }) => id,
    features: [stackedRows(), sorting(), selection(), filters<Unit>({ filters: definitions })],
  });
  return (
    <>
      <Announcer />
      <DataTable
        {...table}
        caption="Units"
        status="ready"
        rowActions={({ name }) => <Button>Let {name}</Button>}
      />
    </>
  );
}

it('orders, filters and selects the rows of a DataTable', async () => {
  render(<Units />);
  const table = dataTable(page, 'Units');
  const shown = async () => (await table.cell(table.rowAt(0), 'Unit')).element().textContent;
  expect(await shown()).toBe('Flat 4');
  const sort = page.getByRole('button', { name: 'Unit', exact: true });
  await sort.click();
  await sort.click();
  await waitFor(async () => expect(await shown()).toBe('Flat 12'));
  await page.getByRole('checkbox', { name: 'Select Flat 4' }).click();
  await page.getByRole('button', { name: 'Clear selection' }).find();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Unit' }).fill('12');
  await waitFor(() => expect(table.rowsWith('Flat 4').elements()).toEqual([]));
});

function RenameUnit() {
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<'' | 'vacant' | 'let'>('vacant');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Edit in a dialog</MenuItem>
      </Menu>
      <p>It is {status}.</p>
      <Dialog open={isOpen} onOpenChange={({ open }) => setOpen(open)} title="Edit Flat 4">
        <Select
          label="Status"
          value={status}
          options={[
            { value: 'vacant', label: 'Vacant' },
            { value: 'let', label: 'Let' },
          ]}
          onValueChange={({ value }) => setStatus(value)}
        />
      </Dialog>
    </>
  );
}

it('opens a Dialog from a button and from a Menu, chooses in its Select, and closes by Escape', async () => {
  render(<RenameUnit />);
  const edit = dialog(page, 'Edit Flat 4');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await select(edit.root, 'Status').selectOption('Let');
  await select(edit.root, 'Status').press('Escape');
  await waitFor(() => expect(edit.root.elements()).toEqual([]));
  expect(document.body.textContent).toContain('It is let.');
  await menu(page, 'More').choose(page, 'Edit in a dialog');
  await edit.root.find();
});
