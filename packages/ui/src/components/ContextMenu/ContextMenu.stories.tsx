import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Card } from '../Card';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { MenuItem, MenuSeparator, Submenu } from '../Menu';
import { ContextMenu } from './ContextMenu';
import { rowMenu } from './rowMenu';

const meta = {
  component: ContextMenu,
  args: {
    label: 'Job 12',
    trigger: <Card>Job 12: Toyota Hilux, brakes</Card>,
    children: (
      <>
        <MenuItem icon={<Pencil />}>Edit</MenuItem>
        <MenuItem icon={<Printer />}>Print</MenuItem>
        <Submenu label="Move to">
          <MenuItem>Ready</MenuItem>
        </Submenu>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['!visual'] };

/** CNT-1: at the pointer. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByText(/Toyota/), { clientX: 160, clientY: 70 });
    const menu = await screen.findByRole('menu', { name: 'Job 12' });
    await waitFor(() => expect(menu).toBeVisible());
    const { left, top } = menu.getBoundingClientRect();
    await expect([Math.round(left), Math.round(top)]).toEqual([160, 74]);
  },
};

interface Job {
  id: number;
  car: string;
}
const jobs: Job[] = [
  { id: 12, car: 'Toyota Hilux' },
  { id: 13, car: 'Isuzu D-Max' },
];
const columns: Column<Job>[] = [
  { id: 'id', header: 'Job', cell: 'id', kind: 'reference' },
  { id: 'car', header: 'Car', cell: 'car', rowHeader: true },
];
const features = [
  rowMenu<Job>({
    items: ({ id }) => [
      { label: `Edit job ${id}`, icon: <Pencil /> },
      {
        label: 'Move to',
        items: [{ label: 'Ready' }, { label: 'Collected', disabledReason: 'Not paid yet.' }],
      },
      { label: 'Delete', icon: <Trash2 />, tone: 'danger' },
    ],
  }),
];

function Jobs() {
  const table = useDataTable({ columns, rows: jobs, rowKey: ({ id }) => id, features });
  return (
    <DataTable
      {...table}
      caption="Jobs"
      status="ready"
      rowActions={({ id }) => (
        <Button size="sm" aria-label={`Edit job ${id}`}>
          Edit
        </Button>
      )}
    />
  );
}

/** CNT-2, CNT-5: by keyboard it opens at the control, and gives the focus back. */
export const OfARow: Story = {
  render: () => <Jobs />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit job 13' });
    button.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Isuzu D-Max' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit job 13' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu');
  },
};
