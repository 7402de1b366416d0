import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Column, DataTable, useDataTable } from '../DataTable';
import { Money } from '../Money';
import { totals } from '.';

interface Charge {
  id: number;
  lease: string;
  currency: 'USD' | 'ZIG';
  /** Hundredths. */
  minor: number;
}
const columns: Column<Charge>[] = [
  { id: 'lease', header: 'Lease', cell: 'lease', rowHeader: true },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    width: '14rem',
    cell: ({ minor, currency }) => <Money amount={(minor / 100).toFixed(2)} currency={currency} />,
  },
];
const charge = (id: number, currency: 'USD' | 'ZIG', minor: number) => ({
  id,
  lease: `L-${id}`,
  currency,
  minor,
});
const amounts = { amount: ({ currency, minor }: Charge) => ({ currency, minor }) };

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
  args: { rows: [charge(1, 'USD', 12_345), charge(2, 'USD', 100)] },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneCurrency: Story = {};
export const TwoCurrencies: Story = { args: { rows: [charge(1, 'USD', 12_345), charge(2, 'ZIG', 99)] } };
export const OnePageOfMore: Story = { args: { total: { count: 134 } } };
export const NotANumber: Story = { args: { rows: [charge(1, 'USD', Number.NaN), charge(2, 'ZIG', 99)] } };
export const HugeAmounts: Story = {
  args: { rows: [charge(1, 'USD', Number.MAX_SAFE_INTEGER), charge(2, 'USD', Number.MAX_SAFE_INTEGER)] },
};
