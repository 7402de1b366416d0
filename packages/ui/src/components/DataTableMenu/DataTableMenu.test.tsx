import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { filters } from '../DataTableFilters';
import { preferences } from '../DataTablePreferences';
import { savedViews } from '../DataTableViews';
import { MenuItem } from '../Menu';
import { DataTableMenu } from '.';

interface Person {
  id: number;
  name: string;
  town: string;
}
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town' },
];
const rows: Person[] = [{ id: 1, name: 'Rudo', town: 'Gweru' }];
const features = [
  preferences(),
  savedViews({ storage: { read: () => [{ name: 'All', state: {} }], write: () => {} } }),
  filters<Person>({ filters: [{ id: 'town', label: 'Town', type: 'text', value: ({ town }) => town }] }),
];

function People({ onPrint = () => {} }) {
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="People"
      status="ready"
      search={<input aria-label="Search" />}
      actions={<button type="button">Add</button>}
      menu={(tools) => (
        <DataTableMenu tools={tools}>
          <MenuItem onSelect={onPrint}>Print</MenuItem>
        </DataTableMenu>
      )}
    />
  );
}
const button = () => screen.getByRole('button', { name: 'List options' });
const open = async (name: string) => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

it('DMN-1, DTB-22 holds its own items before those of the features, which have no buttons; the filters keep theirs', async () => {
  const onPrint = vi.fn();
  render(<People onPrint={onPrint} />);
  expect(screen.queryByRole('button', { name: 'Preferences' })).not.toBeInTheDocument();
  const controls = [...document.querySelectorAll('input, button')].slice(0, 4);
  expect(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([
    'Search',
    'Filters',
    'List options',
    'Add',
  ]);
  await userEvent.click(button());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Print',
    'Preferences',
    'Views',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(onPrint).toHaveBeenCalledOnce();
  await waitFor(() => expect(button()).toHaveFocus());
});

it('DMN-2, DMN-3 an item opens its panel and moves the focus into it; Escape returns it to the button', async () => {
  render(<People />);
  await open('Preferences');
  // The column that names the rows cannot be hidden: its box takes no focus, its handle does.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Name' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.queryByText('Gweru')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Preferences' })).not.toBeInTheDocument();
});

it('DMN-3 one panel is open at a time, and closes with what was chosen in it', async () => {
  render(<People />);
  await open('Preferences');
  await screen.findByRole('group', { name: 'Preferences' });
  await open('Views');
  await userEvent.click(await screen.findByRole('button', { name: 'All' }));
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
