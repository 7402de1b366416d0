import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Column } from '../../internal/table/columns';
import { Announcer } from '../Announcer';
import { Button } from '../Button';
import { LinkedPagination } from '../LinkedPagination';
import { SearchField } from '../SearchField';
import { DataTable, type DataTableProps } from './DataTable';

type Individual = ReturnType<typeof sampleIndividualRow>;

const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
  { id: 'number', header: 'ID Number', cell: 'identification_number', width: '12rem' },
];
const rows = Array.from({ length: 20 }, (_, index) => sampleIndividualRow(index));
const name = ({ first_name, last_name }: Individual) => `${first_name} ${last_name}`;
const total = { count: 134 };

const meta = {
  title: 'DataTable',
  component: DataTable<Individual>,
  decorators: (Story) => (
    <>
      <Announcer />
      <Story />
    </>
  ),
  args: {
    caption: 'Individuals',
    title: 'Individuals',
    columns,
    rows,
    rowKey: (row) => row.id,
    status: 'ready',
    total,
    actions: <Button variant="primary">Add New Individual</Button>,
    rowActions: (row) => <Button aria-label={`View report for ${name(row)}`}>View</Button>,
    pagination: <LinkedPagination page={1} hasNext total={total} parameter="individual_page" />,
  },
} satisfies Meta<DataTableProps<Individual>>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Mutapa Agricultural Equipment and Irrigation Supplies Wholesalers '.repeat(3).trim();

export const Ready: Story = {
  play: async ({ canvas }) => {
    const [, rowOne] = canvas.getAllByRole('row');
    await expect(rowOne?.getBoundingClientRect().height).toBe(36);
  },
};

const sticksOut = (table: HTMLElement) =>
  within(table)
    .getAllByRole('button')
    .filter((button) => {
      const cell = button.closest('td')?.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return !cell || box.left < cell.left || box.right > cell.right;
    });

export const TwoRowActions: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    rowActions: (row) => (
      <>
        <Button aria-label={`Edit ${name(row)}`}>Edit</Button>
        <Button aria-label={`View report for ${name(row)}`}>View Report</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(sticksOut(table)).toEqual([]));
    const [edit, view] = within(table).getAllByRole('button');
    const gap = (view?.getBoundingClientRect().left ?? 0) - (edit?.getBoundingClientRect().right ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(8);
  },
};

export const Loading: Story = {
  args: { status: 'loading', rows: [], total: undefined, pagination: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const block = canvas.getByRole('cell', { name: 'Loading' });
    await expect(block.getBoundingClientRect().height).toBe(20 * 36);
  },
};

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const Empty: Story = {
  args: { rows: [], total: undefined, pagination: undefined, emptyHelp: 'Add the first individual.' },
};

export const NoMatch: Story = {
  args: { rows: [], total: undefined, pagination: undefined, filtered: true },
};

export const Failed: Story = {
  args: {
    status: 'error',
    rows: [],
    pagination: undefined,
    error: { title: 'Could not fetch individuals' },
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Individuals', { selector: 'caption' })).toHaveFocus();
  },
};

export const Forbidden: Story = { args: { status: 'forbidden', rows: [], pagination: undefined } };

export const WithoutHeading: Story = { args: { title: undefined, actions: undefined } };

export const LongAndHostileText: Story = {
  args: {
    rows: [
      { id: 1, first_name: long, last_name: 'a'.repeat(200), identification_number: '\u202e63-1234567 K 63' },
      { id: 2, first_name: '', last_name: '<img src=x onerror=alert(1)>', identification_number: '' },
      { id: 4, first_name: 'Long', last_name: 'x'.repeat(10_000), identification_number: 'ID '.repeat(60) },
      { id: 3, first_name: '张伟', last_name: 'محمد', identification_number: '631234567K63' },
    ],
    total: { count: 4 },
    pagination: undefined,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBe(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** More rows than a page can lay out at once (DTB-16). */
export const TenThousandRows: Story = {
  tags: ['!autodocs'],
  args: {
    rows: Array.from({ length: 10_000 }, (_, index) => ({ ...sampleIndividualRow(index % 20), id: index })),
    rowActions: undefined,
    total: { count: 10_000 },
    pagination: undefined,
  },
  // 1,000 rows alike: the checks of one row hold for all.
  parameters: {
    a11y: { context: { exclude: ['tbody > tr:nth-child(n + 4):not(:last-child)'] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 of 10,000 rows are shown')).toBeInTheDocument();
  },
};

export const Figures: Story = {
  args: {
    title: 'Rent collection',
    caption: 'Rent collection',
    actions: undefined,
    rowActions: undefined,
    pagination: undefined,
    rows: rows.slice(0, 3),
    columns: [
      { id: 'tenant', header: 'Tenant', cell: name, rowHeader: true, footer: 'Total' },
      {
        id: 'paid',
        header: 'Amount paid',
        cell: (row) => `$${row.id * 111}.00`,
        align: 'end',
        width: '10rem',
        footer: '$666.00',
      },
    ],
  },
};

export const Parts: Story = {
  tags: ['!visual'],
  args: { ...Figures.args, search: <SearchField label="Search rents" />, actions: <Button>Add Rent</Button> },
};

/** Narrower than its columns, the table scrolls in a group that has a name and takes focus (DTB-12). */
export const ScrollsSideways: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: '22rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Individuals' });
    group.focus();
    await expect(group).toHaveFocus();
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
  },
};

/** The header stays in sight while the page scrolls (DTB-11). */
export const HeaderSticks: Story = {
  args: { rows: Array.from({ length: 30 }, (_, index) => sampleIndividualRow(index)) },
  play: async ({ canvas }) => {
    canvas.getAllByRole('row').at(-1)?.scrollIntoView({ block: 'end' });
    const header = canvas.getByRole('columnheader', { name: 'First Name' });
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};
