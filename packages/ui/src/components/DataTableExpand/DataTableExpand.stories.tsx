import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { selection } from '../DataTableSelection';
import { type ExpandableOptions, expandable } from '.';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
];
const rows = Array.from({ length: 5 }, (_, index) => sampleIndividualRow(index));

function Expandable(options: Partial<ExpandableOptions<Individual>>) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    features: [
      expandable<Individual>({
        content: ({ identification_number }) => <p>ID Number {identification_number}</p>,
        ...options,
      }),
      selection(),
    ],
  });
  return <DataTable {...table} caption="Individuals" title="Individuals" status="ready" />;
}

const meta = {
  title: 'DataTable/Expandable rows',
  component: Expandable,
} satisfies Meta<typeof Expandable>;
export default meta;
type Story = StoryObj<typeof meta>;

const second = new Set([rows[1]?.id ?? 0]);

export const AllClosed: Story = {};
export const OneOpen: Story = { args: { defaultExpanded: second } };
export const LongContent: Story = {
  args: { defaultExpanded: second, content: () => <p>{'Mutapa Agricultural '.repeat(60)}</p> },
};

/** Enter opens and closes; Down goes to the button of the next row (DXP-1, DXP-6). */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, next] = canvas.getAllByRole('button', { name: /^Details of/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(next).toHaveFocus();
  },
};
