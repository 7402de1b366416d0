import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { columnVisibility } from '../DataTableColumns';
import { sorting } from '../DataTableSort';
import { type SavedView, savedViews } from '.';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
];
const rows = Array.from({ length: 6 }, (_, index) => sampleIndividualRow(index));

function WithViews({ start = [] }: { start?: readonly SavedView[] }) {
  const [views, setViews] = useState(start);
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [
      sorting(),
      columnVisibility(),
      savedViews({ storage: { read: () => views, write: setViews } }),
    ],
  });
  return (
    <>
      <Announcer />
      <DataTable {...table} caption="Individuals" title="Individuals" status="ready" />
    </>
  );
}

const meta = { title: 'DataTable/Saved views', component: WithViews } satisfies Meta<typeof WithViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const byName: SavedView = {
  name: 'By last name',
  state: { sort: { column: 'last', direction: 'ascending' }, hidden: ['first'] },
};
const long: SavedView = { name: 'Everybody in Mutapa Agricultural Equipment '.repeat(2).trim(), state: {} };
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
};

export const None: Story = { play: open };
export const Some: Story = { args: { start: [byName, long] }, play: open };

/** DTV-2 */
export const Restored: Story = {
  args: { start: [byName] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(canvas.getByRole('button', { name: 'By last name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Last Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'First Name' })).toBeNull();
  },
};
