import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeingCard } from './AgeingCard';

const meta = {
  component: AgeingCard,
  args: {
    title: 'Credit Given',
    bucketHref: (bucket) => `#leases?show=${encodeURIComponent(bucket)}`,
    buckets: {
      Current: '1250.00',
      'Due 1-30 days': '480.50',
      'Due 31-60 days': '0.00',
      'Due 61-90 days': '12.25',
      'Due 90+ days': '99000.00',
    },
  },
  decorators: [
    (Story) => (
      <>
        <h2>Credit Summary</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AgeingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingOwed: Story = {
  args: {
    buckets: {
      Current: '0.00',
      'Due 1-30 days': '0.00',
      'Due 31-60 days': '0.00',
      'Due 61-90 days': '0.00',
      'Due 90+ days': '0.00',
    },
  },
};
export const LargeAmountsInZig: Story = {
  args: {
    currency: 'ZIG',
    buckets: {
      Current: '1000000000000.00',
      'Due 1-30 days': '1000000000000.00',
      'Due 31-60 days': '1000000000000.00',
      'Due 61-90 days': '1000000000000.00',
      'Due 90+ days': '1000000000000.00',
    },
    style: { inlineSize: '22rem' },
  },
};
