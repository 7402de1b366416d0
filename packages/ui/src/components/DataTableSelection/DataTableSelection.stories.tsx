import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Announcer } from '../Announcer';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { everythingSelected, nothingSelected, type Selection, select, selection } from '.';
import { SelectionBar } from './SelectionBar';

type Individual = ReturnType<typeof sampleIndividualRow>;
const base: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
];
const rows = Array.from({ length: 6 }, (_, index) => sampleIndividualRow(index));
const keys = rows.map(({ id }) => id);

interface SelectableProps {
  start?: Selection;
  total?: { count: number; isCapped?: boolean };
}

function Selectable({ start = nothingSelected, total = { count: 57 } }: SelectableProps) {
  const table = useDataTable({
    columns: base,
    rows,
    rowKey: ({ id }) => id,
    rowName: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    total,
    features: [
      selection({
        defaultSelection: start,
        actions: [{ label: (count) => `Print ${count} individuals`, icon: <Printer />, onAct: () => {} }],
      }),
    ],
  });
  return (
    <>
      <Announcer />
      <DataTable caption="Individuals" title="Individuals" status="ready" {...table} />
    </>
  );
}

const unpaid = selection<Individual>({ isRowSelectable: ({ id }) => id !== rows[0]?.id || 'Already paid' });

function SomeSelectable() {
  const table = useDataTable({
    ...{ columns: base, rows, rowKey: ({ id }: Individual) => id },
    rowName: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    features: [unpaid],
  });
  return <DataTable caption="Individuals" title="Individuals" status="ready" {...table} />;
}

const meta = {
  title: 'DataTable/Selection',
  component: SelectionBar,
  args: {
    ...{ selection: nothingSelected, count: 0, total: { count: 57 }, actions: [], onChange: () => {} },
    ...{ all: everythingSelected, allCount: { count: 57 }, refusal: undefined },
  },
  render: () => <Selectable />,
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Some: Story = {
  render: () => <Selectable start={select(nothingSelected, keys.slice(0, 3), true)} />,
};
export const Page: Story = { render: () => <Selectable start={select(nothingSelected, keys, true)} /> };
export const AllPagesButOne: Story = {
  render: () => <Selectable start={select(everythingSelected, keys.slice(2, 3), false)} />,
};
export const CappedCount: Story = {
  render: () => <Selectable start={everythingSelected} total={{ count: 10_000, isCapped: true }} />,
};

/** Some cannot be chosen, and say why when they are pressed (DTC-12). */
export const NotAll: Story = {
  render: () => <SomeSelectable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Sibanda' }));
    await expect(canvas.getByText('Grace Sibanda: Already paid')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Grace Sibanda' })).not.toBeChecked();
  },
};

/** Tab goes through the checkboxes, Space chooses, and nothing that was pressed loses the focus (DTC-1, DTC-5). */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });
    const all = canvas.getByRole('button', { name: 'Select all 57' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveTextContent('57 of 57 selected');
    await expect(all).toHaveFocus();
    const page = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    page.focus();
    await expect(page).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(bar).toHaveTextContent('51 of 57 selected');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(bar).toHaveTextContent('52 of 57 selected');
    await expect(page).toBePartiallyChecked();
  },
};
