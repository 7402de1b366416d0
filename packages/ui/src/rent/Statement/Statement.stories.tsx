import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from './Statement';
import type { StatementAccount } from './types';

const line = (index: number) => {
  const isRent = index % 3 === 0;
  return {
    id: index,
    date: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    description: isRent ? `L-${1000 + index}, Rent, January 2026` : 'Commission',
    ...(isRent ? { credit: '1155.00' } : { debit: '115.50' }),
    balance: `${1155 * (1 + Math.floor(index / 3)) - 115}.50`,
  };
};

const account = (id: number, title: string, lines: number): StatementAccount => ({
  id,
  title,
  from: '2026-01-01',
  to: '2026-01-31',
  opening: '-15.50',
  lines: Array.from({ length: lines }, (_, index) => line(index)),
  closing: '769.50',
});

const meta = {
  component: Statement,
  args: { currency: 'USD', accounts: [account(1, '12 King George Road', 5), account(2, 'Msasa Court', 0)] },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** STM-4. */
export const Numbered: Story = {
  args: {
    accounts: [
      {
        ...account(1, 'Msasa Plumbers', 0),
        lines: [
          { ...line(1), number: 'PV-000001' },
          { ...line(2), number: '77/2026', description: 'Two geysers and a pump, replaced on the same day' },
        ],
      },
    ],
  },
};

export const Long: Story = { args: { accounts: [account(1, '12 King George Road', 70)] } };

export const LargeAmounts: Story = {
  args: {
    currency: 'ZIG',
    accounts: [
      {
        ...account(1, 'A property whose name is longer than a phone is wide, Borrowdale, Harare', 0),
        opening: '999999999999.99',
        lines: [{ ...line(1), debit: '123456789012.34', balance: '876543210987.65' }],
        closing: '876543210987.65',
      },
    ],
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };
