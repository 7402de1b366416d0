import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { type Column, DataTable, type DataTableFeature, useDataTable } from '../DataTable';
import { selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { stackedRows, stickyFirstColumn } from '.';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name', width: '14rem' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true, width: '10rem' },
  { id: 'number', header: 'ID Number', cell: 'identification_number', width: '14rem' },
];
const samples = Array.from({ length: 4 }, (_, index) => sampleIndividualRow(index));

const severalValues = columns.with(2, {
  id: 'number',
  header: 'ID Number',
  cell: ({ identification_number }) => [
    <div key="first">{identification_number}</div>,
    <div key="earlier">EN0100001 before 2020</div>,
  ],
});

interface LaidOutProps {
  features: DataTableFeature<Individual>[];
  own?: readonly Column<Individual>[];
  rows?: Individual[];
  status?: 'ready' | 'loading';
  /** What stands below the first column. */
  total?: string;
}

function LaidOut({ features, own = columns, rows = samples, status = 'ready', total }: LaidOutProps) {
  const [first, ...others] = own;
  const withTotal = first && total ? [{ ...first, footer: total }, ...others] : [...own];
  const table = useDataTable({ columns: withTotal, rows, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="Individuals"
      title="Individuals"
      status={status}
      rowActions={() => <Button>View</Button>}
    />
  );
}

const meta = {
  title: 'DataTable/Layout',
  component: LaidOut,
  args: { features: [stackedRows(), selection(), sorting()] },
  globals: { viewport: { value: 'narrowest' } },
} satisfies Meta<typeof LaidOut>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the row heads its card, whatever its column (DTY-1). */
export const Stacked: Story = {
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('rowheader');
    const [first] = canvas.getAllByText(samples[0]?.first_name ?? '');
    const topOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top ?? 0;
    await waitFor(() => expect(topOf(name)).toBeLessThan(topOf(first)));
  },
};
export const StackedWithoutControls: Story = { args: { features: [stackedRows()] } };
export const StackedLongText: Story = {
  args: {
    rows: [
      { id: 1, first_name: 'x'.repeat(200), last_name: '<b>Moyo</b>', identification_number: '' },
      { id: 2, first_name: '', last_name: 'Mutapa '.repeat(20), identification_number: '631234567K63' },
    ],
  },
};
/** Each value stands beside the header, not below it (DTY-1). */
export const StackedSeveralValues: Story = {
  args: { own: severalValues, rows: samples.slice(0, 1) },
  play: async ({ canvas }) => {
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    const number = samples[0]?.identification_number ?? '';
    await waitFor(() => expect(leftOf('EN0100001 before 2020')).toBe(leftOf(number)));
  },
};
export const StackedEmpty: Story = { args: { rows: [] } };
export const StackedLoading: Story = { args: { status: 'loading' } };

/** The name stays in sight while the others scroll (DTY-3). */
export const StickyFirstColumn: Story = {
  args: { features: [stickyFirstColumn(), selection()], total: '4 people' },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    group.scrollLeft = 200;
    const name = canvas.getAllByText(samples[0]?.first_name ?? '')[0] as HTMLElement;
    for (const cell of [name, canvas.getByText('4 people')])
      await expect(cell.getBoundingClientRect().left).toBe(group.getBoundingClientRect().left + 48);
  },
};
