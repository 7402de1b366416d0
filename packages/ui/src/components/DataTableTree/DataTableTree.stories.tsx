import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { CsvButton } from '../DataTableCsv';
import { stackedRows } from '../DataTableLayout';
import { selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { type TreeRowsOptions, treeRows } from '.';

interface Part {
  id: string;
  name: string;
  supplier: string;
  stock: number;
  parts?: readonly Part[];
}
const part = (name: string, supplier: string, stock: number, parts?: readonly Part[]): Part => ({
  ...{ id: name, name, supplier, stock },
  ...(parts && { parts }),
});
const parts: readonly Part[] = [
  part('Engine', 'Msasa Motors', 2, [
    part('Cylinder head', 'Msasa Motors', 4, [
      part('Valve', 'Kopje Spares', 32),
      part('Gasket', 'Kopje Spares', 12),
    ]),
    part('Piston', 'Mutapa Parts', 16),
  ]),
  part('Brakes', 'Graniteside Brakes', 6, [part('Disc', 'Graniteside Brakes', 8)]),
  part('Battery', 'Mutapa Parts', 5),
];
const columns: readonly Column<Part>[] = [
  { id: 'name', header: 'Part', cell: 'name', rowHeader: true },
  { id: 'supplier', header: 'Supplier', cell: 'supplier' },
  { id: 'stock', header: 'In stock', cell: 'stock', kind: 'number' },
];
const childrenOf = (row: Part) => row.parts;

interface PartsProps extends TreeRowsOptions<Part> {
  rows?: readonly Part[];
}

function Parts({ rows = parts, ...options }: PartsProps) {
  const features = [treeRows<Part>(options), sorting(), selection(), stackedRows()];
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="Parts"
      title="Parts"
      status="ready"
      actions={<CsvButton name="parts" columns={table.columns} rows={table.rows} />}
      rowActions={({ name }) => <Button aria-label={`Order ${name}`}>Order</Button>}
    />
  );
}

const meta = {
  title: 'DataTable/Tree',
  component: Parts,
  args: { childrenOf },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const AllOpen: Story = { args: { defaultExpanded: 'all' } };

/** The cards of a phone: the name stands as far in as its level (DTN-12). */
export const Stacked: Story = {
  args: { defaultExpanded: 'all' },
  globals: { viewport: { value: 'narrowest' } },
};

/** An order orders siblings (DTN-5). */
export const Ordered: Story = {
  args: { defaultExpanded: 'all' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In stock' }));
    await expect(canvas.getAllByRole('rowheader')[1]).toHaveTextContent('Cylinder head');
  },
};

/** Choosing a row chooses those below it; one that is chosen in part is marked so (DTN-7). */
export const SelectsChildren: Story = {
  args: { defaultExpanded: new Set(['Engine', 'Cylinder head']), selectsChildren: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Engine' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Valve' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Engine' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Piston' })).toBeChecked();
  },
};

const [engine] = parts;
const alone = engine
  ? [part(engine.name, engine.supplier, engine.stock), part('Battery', 'Mutapa Parts', 5)]
  : [];
const isEngine = ({ id }: Part) => id === 'Engine';
const lazily = {
  rows: alone,
  childrenOf: () => undefined,
  canExpand: isEngine,
  defaultExpanded: new Set(['Engine']),
};

/** What the row holds is on its way (DTN-6). */
export const Loading: Story = {
  args: { ...lazily, loadChildren: () => new Promise(() => {}) },
};

/** What the row holds could not be fetched (DTN-6). */
export const Failed: Story = {
  args: { ...lazily, loadChildren: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry: Rows under Engine' });
  },
};

/** The row turned out to hold nothing (DTN-6). */
export const NothingBelow: Story = {
  args: { ...lazily, loadChildren: async () => [] },
  play: async ({ canvas }) => {
    await canvas.findByText('No rows under Engine');
  },
};

/** A name wraps beside its button (DTB-13). */
export const LongNames: Story = {
  args: {
    defaultExpanded: 'all',
    rows: [part('Mutapa '.repeat(30), 'Msasa Motors', 1, [part('x'.repeat(200), '<b>Moyo</b>', 2)])],
  },
};

/** Right opens a row, Left closes it and then goes to the one that holds it (DTN-3). */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Rows under Engine' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByText('Valve')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Rows under Engine' })).toHaveFocus();
  },
};
