import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { Money } from '../Money';
import { totals } from '.';

interface Charge {
  id: number;
  lease: string;
  currency: 'USD' | 'ZIG';
  amount: string;
}
const columns: Column<Charge>[] = [
  { id: 'lease', header: 'Lease', cell: 'lease', rowHeader: true },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: '14rem',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];
const charge = (id: number, currency: 'USD' | 'ZIG', amount: string) => ({
  id,
  lease: `L-${id}`,
  currency,
  amount,
});
const amounts = { amount: ({ amount, currency }: Charge) => ({ amount, currency }) };

interface ChargesProps {
  rows: Charge[];
  total?: { count: number };
}

function Charges({ rows, total }: ChargesProps) {
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ id }) => id,
    total,
    features: [totals<Charge>({ columns: amounts })],
  });
  return <DataTable {...table} caption="Charges" title="Charges" status="ready" />;
}

const meta = {
  title: 'DataTable/Totals',
  component: Charges,
  args: { rows: [charge(1, 'USD', '123.45'), charge(2, 'USD', '1.00')] },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {};
export const TwoCurrencies: Story = {
  args: { rows: [charge(1, 'USD', '123.45'), charge(2, 'ZIG', '0.99')] },
};
export const OnePageOfMore: Story = { args: { total: { count: 134 } } };
export const NotANumber: Story = { args: { rows: [charge(1, 'USD', 'NaN'), charge(2, 'ZIG', '0.99')] } };
export const HugeAmounts: Story = {
  args: { rows: [charge(1, 'USD', '90071992547409.91'), charge(2, 'USD', '90071992547409.91')] },
};
