import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide-react';
import { StatCard } from './StatCard';

const meta = {
  component: StatCard,
  args: { label: 'Total Properties', value: 35 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIconAndHint: Story = { args: { icon: <Building2 />, hint: '28 occupied' } };
export const LongValue: Story = {
  args: {
    label: 'Oldest Creditor',
    value: 'Pneumonoultramicroscopicsilico'.repeat(3),
    style: { inlineSize: '12rem' },
  },
};
