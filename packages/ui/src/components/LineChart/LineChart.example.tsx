import { LineChart } from '@rentsafe/ui/LineChart';

export function ArrearsByMonth() {
  return (
    <LineChart
      title="Arrears by month"
      currency="USD"
      status="ready"
      series={[
        {
          name: 'Arrears',
          currency: 'USD',
          points: [
            { period: '2026-08', amount: '2400.00' },
            { period: '2026-09', amount: '3100.50' },
            { period: '2026-10', amount: '1980.00' },
          ],
        },
      ]}
    />
  );
}
