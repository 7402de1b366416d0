import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge';
import { Link } from '../Link';
import { Text } from '../Text';
import { Board, type BoardColumn } from './Board';

interface Order {
  id: number;
  what: string;
  place: string;
  isLate?: boolean;
}

const columns: readonly BoardColumn<Order>[] = [
  {
    id: 'draft',
    title: 'Draft',
    items: [
      { id: 9, what: 'Gate motor', place: '5 Mutare Road' },
      { id: 8, what: 'Geyser bursts', place: '12 King George Road, unit 1', isLate: true },
    ],
  },
  { id: 'issued', title: 'Issued', items: [] },
  { id: 'started', title: 'Started', items: [{ id: 7, what: 'Roof leaks', place: '3 Main Street' }] },
];

const card = ({ id, what, place, isLate }: Order) => (
  <>
    <Link href={`#${id}`}>{`WO-00000${id}`}</Link>
    <Text>{what}</Text>
    <Text size="sm" tone="muted">
      {place}
    </Text>
    {isLate && <Badge tone="danger">Overdue</Badge>}
  </>
);

const meta = {
  component: Board<Order>,
  args: { label: 'Work orders by state', columns, itemKey: ({ id }) => id, children: card },
} satisfies Meta<typeof Board<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByState: Story = {};
export const Empty: Story = {
  args: { columns: columns.map((column) => ({ ...column, items: [] })), empty: 'None' },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const board = within(canvasElement);
    board.getByRole('link', { name: 'WO-000008' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(board.getByRole('link', { name: 'WO-000007' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: {
    columns: [
      {
        id: 'long',
        title: 'Zimbabweagriculturalequipmentandirrigation',
        items: [{ id: 1, what: 'Zimbabweagriculturalequipment'.repeat(3), place: 'Harare'.repeat(12) }],
      },
      ...columns,
    ],
  },
};
export const RightToLeft: Story = { args: { dir: 'rtl' } };
