import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Jobs } from './DataTableFeature.example';

const meta = { title: 'DataTable/Feature', component: Jobs } satisfies Meta<typeof Jobs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A feature of one's own brings a tool, and narrows the rows (DTO-1). */
export const OwnFeature: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Late jobs' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only late jobs' }));
    await expect(canvas.queryByText('AFB 8071')).toBeNull();
    await expect(canvas.getByText('AEZ 1234')).toBeVisible();
  },
};
