import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyField } from './MoneyField';

const meta = {
  component: MoneyField,
  args: { label: 'Monthly Income', name: 'monthly_income' },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <MoneyField {...args} />
    </div>
  ),
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1,234.50' } };
export const InZig: Story = { args: { currency: 'ZIG', defaultValue: '27 500' } };
export const Invalid: Story = {
  args: { defaultValue: '12.345', error: 'Enter no more than 2 decimal places.' },
};
export const Disabled: Story = { args: { defaultValue: '850', disabled: true } };
