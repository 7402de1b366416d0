import { sampleIndividualRow } from '@rentsafe/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Column } from '../../internal/table/columns';
import { Button } from '../Button';
import { DataTable, useDataTable } from '../DataTable';
import { virtualRows } from './virtual';

type Individual = ReturnType<typeof sampleIndividualRow>;
const columns: Column<Individual>[] = [
  { id: 'id', header: 'Row', cell: 'id', width: '6rem' },
  { id: 'first', header: 'First Name', cell: 'first_name' },
  { id: 'last', header: 'Last Name', cell: 'last_name', rowHeader: true },
];
const features = [virtualRows()];
const rowKey = ({ id }: Individual) => id;

interface ListProps {
  /** How many rows there are. */
  count: number;
}

function List({ count }: ListProps) {
  const rows = Array.from({ length: count }, (_, at) => ({ ...sampleIndividualRow(at % 20), id: at + 1 }));
  const table = useDataTable({ columns, rows, rowKey, features });
  return (
    <DataTable
      {...table}
      caption="Individuals"
      status="ready"
      rowActions={(row) => <Button aria-label={`View ${row.id}`}>View</Button>}
    />
  );
}

const meta = { title: 'DataTable virtual rows', component: List, args: { count: 10_000 } } satisfies Meta<
  typeof List
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowsOf = (canvas: Canvas) => within(canvas.getByRole('table')).getAllByRole('row');

export const TenThousandRows: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View 5' })).toBeVisible());
    await expect(rowsOf(canvas).length).toBeLessThan(80);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

export const FewRows: Story = { args: { count: 3 } };

/** DVR-1, DVR-3: the focus stays on its row while the page is scrolled, and goes on from there by key. */
export const FocusSurvivesScrolling: Story = {
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    const button = (row: number) => canvas.getByRole('button', { name: `View ${row}` });
    await waitFor(() => button(5));
    button(5).focus();
    window.scrollTo(0, 200_000);
    await fireEvent.scroll(window);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View 5560' })).toBeVisible());
    await expect(button(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button(6)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button(10_000)).toHaveFocus();
    await waitFor(() => expect(button(9990)).toBeVisible());
  },
};
