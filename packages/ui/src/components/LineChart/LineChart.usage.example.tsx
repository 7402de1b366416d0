import { LineChart } from '@rentsafe/ui/LineChart';

const line = (name: string, amounts: readonly string[]) => ({
  name,
  currency: 'USD' as const,
  points: amounts.map((amount, month) => ({ period: `2026-0${month + 7}`, amount })),
});

export const Do = () => (
  <LineChart
    title="Arrears by month"
    currency="USD"
    status="ready"
    series={[line('Arrears', ['2400.00', '3100.50', '1980.00'])]}
  />
);

export const Dont = () => (
  <LineChart
    title="All landlords"
    currency="USD"
    status="ready"
    series={['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) =>
      line(name, [`${at * 400}.00`, `${2400 - at * 300}.00`, '1980.00']),
    )}
  />
);
