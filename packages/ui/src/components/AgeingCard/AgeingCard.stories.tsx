import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag';
import { AgeingCard } from './AgeingCard';

const meta = {
  component: AgeingCard,
  args: {
    title: 'Credit Given',
    bucketHref: (bucket) => `#leases?show=${encodeURIComponent(bucket)}`,
    amounts: {
      Current: 1250,
      'Due 1-30 days': 480.5,
      'Due 31-60 days': 0,
      'Due 61-90 days': 12.25,
      'Due 90+ days': 99_000,
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
export const SampleData: Story = { args: { tag: <Tag>Sample data</Tag> } };
export const NothingOwed: Story = {
  args: {
    amounts: {
      Current: 0,
      'Due 1-30 days': 0,
      'Due 31-60 days': 0,
      'Due 61-90 days': 0,
      'Due 90+ days': 0,
    },
  },
};
export const LargeAmountsInZig: Story = {
  args: {
    currency: 'ZIG',
    amounts: {
      Current: 1e12,
      'Due 1-30 days': 1e12,
      'Due 31-60 days': 1e12,
      'Due 61-90 days': 1e12,
      'Due 90+ days': 1e12,
    },
    style: { inlineSize: '22rem' },
  },
};
