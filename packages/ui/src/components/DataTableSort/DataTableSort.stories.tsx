import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { type Sort, sorting } from '.';
import { SortButton } from './SortButton';

type Individual = ReturnType<typeof sampleIndividualRow>;
const base: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
  {
    id: 'paid',
    header: 'Amount paid',
    cell: (row) => `$${row.id * 111}.00`,
    value: (row) => row.id,
    align: 'end',
  },
];
const people = Array.from({ length: 8 }, (_, index) => sampleIndividualRow(index));

interface SortableProps {
  start?: Sort;
  columns?: Column<Individual>[];
}

function Sortable({ start, columns = base }: SortableProps) {
  const table = useDataTable({
    columns,
    rows: people,
    rowKey: (row) => row.id,
    features: [sorting({ defaultSort: start })],
  });
  return (
    <>
      <Announcer />
      <DataTable caption="Individuals" title="Individuals" status="ready" {...table} />
    </>
  );
}

const meta = {
  title: 'DataTable/Sort',
  component: SortButton,
  args: { direction: 'none' },
  render: () => <Sortable />,
} satisfies Meta<typeof SortButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {};
export const Ascending: Story = {
  render: () => <Sortable start={{ column: 'last', direction: 'ascending' }} />,
};
export const Descending: Story = {
  render: () => <Sortable start={{ column: 'paid', direction: 'descending' }} />,
};

/** APG sortable table: Tab goes from header to header, Enter and Space order the rows (DTS-1 to DTS-3). */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'First Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(header('Last Name')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(header('Last Name')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Last Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(header('Amount paid')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Last Name')).toHaveAttribute('aria-sort', 'none');
  },
};

export const LongHeader: Story = {
  render: () => (
    <Sortable
      columns={base.map((column) => ({
        ...column,
        header: `${column.header} ${'of the tenant '.repeat(8)}`,
      }))}
    />
  ),
};

/** A header keeps its words in one piece, with a button or without, and breaks one that would take the room of all (DTB-3). */
export const Words: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      <Sortable
        columns={[
          {
            id: 'short',
            header: 'Lease',
            cell: ({ id }) => `L${id}`,
            value: ({ id }) => id,
            kind: 'reference',
          },
          { id: 'plain', header: 'Deposit', cell: ({ id }) => `${id}`, kind: 'number' },
          {
            id: 'sorted',
            header: 'Last sign-in',
            cell: ({ id }) => id,
            value: ({ id }) => id,
            kind: 'number',
          },
          { id: 'hyphen', header: 'Pós-venda', cell: ({ id }) => `${id}`, kind: 'number' },
          { id: 'endless', header: 'x'.repeat(120), cell: 'first_name' },
        ]}
      />
    </div>
  ),
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    const [short, plain, , , endless] = canvas.getAllByRole('columnheader');
    for (const word of ['sign-in', 'Pós-venda'])
      await expect(canvas.getByText(word).getClientRects()).toHaveLength(1);
    const heightOf = (header?: HTMLElement) =>
      header?.firstElementChild?.firstElementChild?.getBoundingClientRect().height;
    await expect(heightOf(short)).toBeLessThan(24);
    await expect(plain?.scrollWidth).toBeLessThanOrEqual(plain?.clientWidth ?? 0);
    await expect(heightOf(endless)).toBeGreaterThan(24);
    await expect(endless?.scrollWidth).toBeLessThanOrEqual(endless?.clientWidth ?? 0);
  },
};
