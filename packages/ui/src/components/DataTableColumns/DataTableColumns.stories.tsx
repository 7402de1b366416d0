import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ColumnChoices } from '../../internal/table/ColumnChoices';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { columnVisibility, resizing, type Widths } from '.';
import { ResizeHandle } from './ResizeHandle';

type Individual = ReturnType<typeof sampleIndividualRow>;
const base: Column<Individual>[] = [
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
  { id: 'number', header: 'ID Number', cell: 'identification_number', width: '12rem' },
];
const rows = Array.from({ length: 6 }, (_, index) => sampleIndividualRow(index));

interface AdjustableProps {
  startHidden?: string[];
  startWidths?: Widths;
}

function Adjustable({ startHidden = [], startWidths = {} }: AdjustableProps) {
  const table = useDataTable({
    columns: base,
    rows,
    rowKey: ({ id }) => id,
    features: [columnVisibility({ defaultHidden: startHidden }), resizing({ defaultWidths: startWidths })],
  });
  return <DataTable caption="Individuals" title="Individuals" status="ready" {...table} />;
}

const meta = {
  title: 'DataTable/Columns',
  component: ColumnChoices<Individual>,
  args: { columns: base, hidden: [], onHiddenChange: () => {} },
  render: () => <Adjustable />,
} satisfies Meta<typeof ColumnChoices<Individual>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllColumns: Story = {};
export const OneHidden: Story = { render: () => <Adjustable startHidden={['number']} /> };
export const Wide: Story = { render: () => <Adjustable startWidths={{ first: 30, last: 30, number: 30 }} /> };

/** DTL-3: alone in a header. */
export const Handle: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col" style={{ position: 'relative', inlineSize: '12rem' }}>
            ID Number
            <ResizeHandle column="ID Number" width={12} onWidthChange={fn()} />
          </th>
        </tr>
      </thead>
    </table>
  ),
};

/** APG disclosure (DTL-1, DTL-2): Enter and Space open it, Tab goes through it, Escape returns the focus. */
export const MenuKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Columns' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'First Name' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('columnheader', { name: /First Name/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Columns' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: 'Columns' })).toBeVisible();
  },
};

/** APG window splitter (DTL-3, DTL-4). */
export const WidthKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /ID Number/ });
    await expect(header.offsetWidth).toBe(192);
    canvas.getByRole('separator', { name: 'Width of ID Number' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(header.offsetWidth).toBe(224);
    await userEvent.keyboard('{Home}');
    // No narrower than a word of the header.
    await expect(header.offsetWidth).toBeLessThan(80);
    await userEvent.keyboard('{Enter}');
    await expect(header.offsetWidth).toBe(192);
  },
};
