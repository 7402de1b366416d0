import type { RentCollectionRow } from '@rentsafe/domain/statement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RentCollectionTable } from './RentCollectionTable';
import { sampleRentCollection } from './sampleRentCollection';

const meta = {
  title: 'Screens/Rent collection',
  component: RentCollectionTable,
  args: { rows: sampleRentCollection },
} satisfies Meta<typeof RentCollectionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {};

export const Zig: Story = { args: { currency: 'ZIG' } };

export const LargeAmounts: Story = {
  args: {
    rows: sampleRentCollection.map((row): RentCollectionRow => ({ ...row, end_balance: 1_234_567.89 })),
  },
};

export const NoLeases: Story = { args: { rows: [] } };
