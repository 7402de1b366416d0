import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAName: Story = {
  args: { children: 'report for Tendai Moyo' },
  render: (args) => (
    <button type="button">
      View <VisuallyHidden {...args} />
    </button>
  ),
};

const rows = [{ id: 1 }, { id: 2 }];
const columns = Array.from({ length: 12 }, (_, index) => ({
  id: `month-${index}`,
  header: `Month ${index + 1}`,
  cell: () => (
    <>
      Paid<VisuallyHidden> in full, in month {index + 1}</VisuallyHidden>
    </>
  ),
}));

/** Hidden text in a table that scrolls sideways does not make the page scroll (VSH-1). */
export const InAWideTable: Story = {
  render: () => (
    <div style={{ maxInlineSize: '18rem' }}>
      <DataTable caption="Rent paid" status="ready" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const page = document.documentElement;
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth));
  },
};
