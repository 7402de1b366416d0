import { BarChart } from '@rentsafe/ui/BarChart';

const bars = (name: string, amounts: readonly string[]) => ({
  name,
  currency: 'USD' as const,
  points: amounts.map((amount, month) => ({ period: `2026-0${month + 7}`, amount })),
});

export const Do = () => (
  <BarChart
    title="Collection by month"
    currency="USD"
    status="ready"
    series={[
      bars('Charged', ['13100.00', '13250.00', '13250.00']),
      bars('Received', ['13050.00', '11200.75', '8740.00']),
    ]}
  />
);

export const Dont = () => (
  <BarChart title="Leases" currency="USD" status="ready" series={[bars('Total', ['57.00'])]} />
);
