import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { columnVisibility } from '../DataTableColumns';
import { type Filter, filters } from '../DataTableFilters';
import { sorting } from '../DataTableSort';
import { type SavedView, savedViews, type ViewStorage } from '.';

interface Person {
  id: number;
  name: string;
  town: string;
}
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'town', header: 'Town', cell: 'town' },
];
const rows: Person[] = [
  { id: 1, name: 'Tendai', town: 'Gweru' },
  { id: 2, name: 'Rudo', town: 'Harare' },
  { id: 3, name: 'Chipo', town: 'Harare' },
];
const definitions: Filter<Person>[] = [
  { id: 'town', label: 'Town', type: 'text', value: ({ town }) => town },
];

function memory(start: unknown = []) {
  let text = JSON.stringify(start);
  return {
    read: vi.fn(() => JSON.parse(text) as unknown),
    write: vi.fn((views: readonly SavedView[]) => {
      text = JSON.stringify(views);
    }),
  } satisfies ViewStorage;
}

function People({ storage }: { storage: ViewStorage }) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [
      savedViews({ storage }),
      filters<Person>({ filters: definitions }),
      sorting(),
      columnVisibility(),
    ],
  });
  return (
    <>
      <Announcer data-testid="spoken" />
      <DataTable {...table} caption="People" status="ready" />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const field = () => screen.getByRole('textbox', { name: 'Name of the view' });
const harare = {
  name: 'Harare by name',
  state: { sort: { column: 'name', direction: 'ascending' }, filters: { town: 'harare' }, hidden: ['town'] },
};

it('DTV-1 saves order, filters and columns under a name', async () => {
  const storage = memory();
  render(<People storage={storage} />);
  await press('Name');
  await press('Columns');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Town' }));
  await press('Views');
  await userEvent.type(field(), ' By name {Enter}');
  expect(storage.read()).toEqual([
    {
      name: 'By name',
      state: { sort: { column: 'name', direction: 'ascending' }, filters: {}, hidden: ['town'] },
    },
  ]);
  expect(field()).toHaveValue('');
  expect(screen.getByTestId('spoken')).toHaveTextContent('View By name saved');
});

it('DTV-2 restores all of it, and takes away what the view does not have', async () => {
  render(<People storage={memory([harare, { name: 'As it comes', state: {} }])} />);
  await press('Views');
  await press('Harare by name');
  expect(names()).toEqual(['Chipo', 'Rudo']);
  expect(screen.queryByRole('columnheader', { name: 'Town' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Views' })).toHaveFocus();
  await press('Views');
  await press('As it comes');
  expect(names()).toEqual(['Tendai', 'Rudo', 'Chipo']);
  expect(screen.getByRole('columnheader', { name: 'Town' })).toBeInTheDocument();
});

it('DTV-3 a view of the same name is replaced, and one can be deleted', async () => {
  const storage = memory([harare]);
  render(<People storage={storage} />);
  await press('Views');
  await userEvent.type(field(), 'Harare by name{Enter}');
  expect(storage.read()).toEqual([{ name: 'Harare by name', state: { filters: {}, hidden: [] } }]);
  await press('Delete Harare by name');
  expect(storage.read()).toEqual([]);
  expect(screen.getByText('No saved views.')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

it('DTV-4 a view needs a name', async () => {
  const storage = memory();
  render(<People storage={storage} />);
  await press('Views');
  await press('Save');
  expect(field()).toHaveAccessibleDescription(/Enter a name/);
  expect(field()).toHaveFocus();
  expect(storage.write).not.toHaveBeenCalled();
});

it.each([[null], ['views'], [[null, 3, { name: '' }, { name: 'x' }]]])(
  'DTV-5 a storage that holds %j holds no view',
  async (spoilt) => {
    render(<People storage={memory(spoilt)} />);
    await press('Views');
    expect(screen.getByText('No saved views.')).toBeInTheDocument();
  },
);

it('DTV-5 a view of another shape leaves a table, and a storage that refuses is reported', async () => {
  const odd = { name: '<b>odd</b>', state: { sort: 'name', filters: 'x', hidden: 'town' } };
  const refuses = () => {
    throw new Error('QuotaExceededError');
  };
  render(<People storage={{ read: () => [odd], write: refuses }} />);
  await press('Views');
  await press('<b>odd</b>');
  expect(names()).toHaveLength(3);
  await press('Views');
  await userEvent.type(field(), 'More{Enter}');
  expect(field()).toHaveAccessibleDescription(/could not be saved/);
  expect(field()).toHaveValue('More');
});
