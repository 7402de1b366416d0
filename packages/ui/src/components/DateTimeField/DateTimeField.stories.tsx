import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateTimeField } from './DateTimeField';

const meta = {
  component: DateTimeField,
  args: { label: 'Viewing', name: 'viewingAt' },
  render: (args) => (
    <form aria-label="Viewing">
      <DateTimeField {...args} />
    </form>
  ),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '2026-03-05T14:30', hint: 'Viewings take half an hour.', required: true },
};
export const Invalid: Story = { args: { error: 'Somebody else has this time.' } };
export const Disabled: Story = { args: { defaultValue: '2026-03-05T14:30', disabled: true } };
export const RightToLeft: Story = { args: { dir: 'rtl', defaultValue: '2026-03-05T14:30' } };

/** DTD-3 */
export const TooEarly: Story = {
  args: { min: '2026-03-05T08:00', defaultValue: '2026-03-05T08:00' },
  play: async ({ canvas }) => {
    const time = canvas.getByRole('textbox', { name: 'Time' });
    await userEvent.clear(time);
    await userEvent.type(time, '730{Tab}');
    await expect(canvas.getByText('Enter 08:00 or a later time.')).toBeVisible();
  },
};
