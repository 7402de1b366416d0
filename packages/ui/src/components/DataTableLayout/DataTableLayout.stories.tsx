import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { type Column, DataTable, type DataTableFeature, useDataTable } from '../DataTable';
import { selection } from '../DataTableSelection';
import { sorting } from '../DataTableSort';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { pinnedColumns, stackedRows } from '.';

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
export const PinnedFirstColumn: Story = {
  args: {
    features: [pinnedColumns(), selection()],
    own: columns.map((column, at) => (at === 0 ? { ...column, width: '7rem' } : column)),
    total: '4 people',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    group.scrollLeft = 200;
    const name = canvas.getAllByText(samples[0]?.first_name ?? '')[0] as HTMLElement;
    for (const cell of [name, canvas.getByText('4 people')])
      await expect(cell.getBoundingClientRect().left).toBe(group.getBoundingClientRect().left + 48);
  },
};
/** On a phone the first column would leave no room for the others, and goes with them (DTY-3). */
export const PinnedWithoutRoom: Story = {
  args: { features: [pinnedColumns(), selection()] },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    group.scrollLeft = 100;
    const left = group.getBoundingClientRect().left + 48 - 100;
    const name = canvas.getAllByText(samples[0]?.first_name ?? '')[0] as HTMLElement;
    await waitFor(() => expect(name.getBoundingClientRect().left).toBe(left));
  },
};

const arrears: Column<Individual>[] = [
  {
    id: 'invoice',
    header: 'Invoice',
    kind: 'reference',
    cell: ({ id }) => `INV-${String(id).padStart(5, '0')}`,
  },
  {
    id: 'tenant',
    header: 'Tenant',
    kind: 'person',
    rowHeader: true,
    cell: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  },
  {
    id: 'property',
    header: 'Property',
    cell: ({ id }) => `${id * 7} Samora Machel Avenue East, Eastlea, Harare`,
  },
  { id: 'mobile', header: 'Mobile', kind: 'reference', cell: ({ id }) => `+263 77 ${id}12 3456` },
  { id: 'due', header: 'Due', kind: 'date', cell: () => <DateText value="2026-03-05" /> },
  { id: 'state', header: 'Status', kind: 'state', cell: () => <Badge tone="warning">Part paid</Badge> },
  {
    ...{ id: 'charged', header: 'Charged', kind: 'money', footer: '$9,380.00' },
    cell: ({ id }) => <Money amount={`${id * 1234}.50`} />,
  },
  {
    ...{ id: 'owed', header: 'Owed', kind: 'money', footer: '$6,980.00' },
    cell: ({ id }) => <Money amount={`${id * 834}.50`} />,
  },
];
const many = Array.from({ length: 30 }, (_, index) => ({
  ...sampleIndividualRow(index % 20),
  id: index + 1,
}));
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
};
const inFrame = (inlineSize: string): Story['decorators'] => [
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];

/** Each kind has the room and the side that it needs: a number stays in one piece, text takes what is left (DTB-3). */
export const Kinds: Story = {
  args: { features: [], own: arrears, rows: many.slice(0, 4) },
  decorators: inFrame('80rem'),
  play: async ({ canvas }) => {
    for (const text of ['INV-00001', '+263 77 112 3456', '$1,234.50'])
      await expect(linesOf(canvas.getByText(text))).toBe(1);
  },
};

/** Where columns are cut off their edge has a shadow, and the frame scrolls with its header in sight (DTB-12). */
export const Cut: Story = {
  args: {
    features: [pinnedColumns({ start: ['invoice'], end: ['owed'] }), selection()],
    own: arrears,
    rows: many,
  },
  decorators: inFrame('48rem'),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    const frame = group.getBoundingClientRect();
    const box = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect();
    group.scrollTo(160, 400);
    await waitFor(() => expect(group.parentElement).toHaveAttribute('data-cut', 'start end'));
    await expect(box('Invoice').top).toBeCloseTo(frame.top, 0);
    await expect(box('Invoice').left).toBeCloseTo(frame.left + 48, 0);
    await expect(box('Owed').right).toBeCloseTo(box('Actions').left, 0);
    await expect(linesOf(canvas.getByText('INV-00014'))).toBe(1);
  },
};

/** Backwards by Tab, nothing that gets the focus is left below the header (DTB-23, WCAG 2.4.11). */
export const FocusInSight: Story = {
  args: { features: [selection()], own: arrears, rows: many },
  decorators: inFrame('48rem'),
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    group.scrollTo(0, 10_000);
    canvas.getAllByRole('button', { name: 'View' }).at(-1)?.focus();
    for (let steps = 0; steps < 40; steps += 1) {
      await userEvent.tab({ shift: true });
      const { left, top, width, height } = (document.activeElement as HTMLElement).getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(document.activeElement?.parentElement?.contains(seen)).toBe(true);
    }
  },
};

/** Narrow windows leave out what they can do without (DTB-24). */
export const HiddenBelow: Story = {
  args: {
    features: [],
    own: arrears.map((column) => (column.id === 'property' ? { ...column, hideBelow: 'md' } : column)),
    rows: many.slice(0, 3),
  },
  globals: { viewport: { value: 'narrowest' } },
};

/** In a narrow part of a wide page (DTY-4). */
export const StackedInContainer: Story = {
  args: { features: [stackedRows({ of: 'container' })], rows: samples.slice(0, 2) },
  decorators: inFrame('24rem'),
};
