import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider';
import { TimeField } from './TimeField';

const meta = {
  component: TimeField,
  args: { label: 'Collected at', name: 'collectedAt' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <TimeField {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '14:30', hint: 'We open at 07:30.', required: true } };
export const TwelveHours: Story = {
  args: { defaultValue: '14:30' },
  decorators: [(Story) => <LocaleProvider locale="en-US-u-hc-h12">{Story()}</LocaleProvider>],
};
export const Disabled: Story = { args: { defaultValue: '14:30', disabled: true } };

/** TIM-3, TIM-4 */
export const OutOfBounds: Story = {
  args: { min: '07:30', max: '17:00' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5pm{Tab}');
    await expect(canvas.getByRole('textbox')).toHaveValue('17:00');
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}a{/Control}1830{Tab}');
    await expect(canvas.getByText('Enter 17:00 or an earlier time.')).toBeVisible();
  },
};
