import { BarChart } from '@rentsafe/ui/BarChart';

export function CollectionByMonth() {
  return (
    <BarChart
      title="Collection by month"
      currency="USD"
      status="ready"
      series={[
        {
          name: 'Charged',
          currency: 'USD',
          points: [
            { period: '2026-08', amount: '13100.00' },
            { period: '2026-09', amount: '13250.00' },
            { period: '2026-10', amount: '13250.00' },
          ],
        },
        {
          name: 'Received',
          currency: 'USD',
          points: [
            { period: '2026-08', amount: '13050.00' },
            { period: '2026-09', amount: '11200.75' },
            { period: '2026-10', amount: '8740.00' },
          ],
        },
      ]}
    />
  );
}
