import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  component: ErrorSummary,
  args: {
    heading: 'There are 2 problems in this form',
    items: [
      { message: 'The server cannot be reached. What you typed is still here.' },
      { label: 'Address 2, City', message: 'This field is required.', fieldId: 'city' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '30rem' }}>
      <ErrorSummary {...args} />
      <TextField id="city" label="City" error="This field is required." />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheField: Story = {
  play: async ({ canvas }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: /City/ }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
};
