import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Money } from './Money';

const meta = { component: Money, args: { amount: 1234.56 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ZimbabweGold: Story = { args: { currency: 'ZIG' } };
export const Negative: Story = { args: { amount: -1234.56 } };
export const NoAmount: Story = { args: { amount: null } };
export const InAColumn: Story = {
  render: () => (
    <Stack align="end" gap={1} style={{ inlineSize: 'max-content' }}>
      <Money amount={8500} />
      <Money amount={111.11} />
      <Money amount={28484.8} />
    </Stack>
  ),
};
