import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard } from './StatCard';

const meta = {
  component: StatCard,
  args: { label: 'Total Properties', value: 35 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: '28 occupied' } };
export const LongValue: Story = {
  args: {
    label: 'Oldest Creditor',
    value: 'Pneumonoultramicroscopicsilico'.repeat(3),
    style: { inlineSize: '12rem' },
  },
};
