import { BarChart } from '@rentsafe/ui/BarChart';

/** Amounts in minor units: cents. */
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
            { period: '2026-08', minor: 1_310_000n },
            { period: '2026-09', minor: 1_325_000n },
            { period: '2026-10', minor: 1_325_000n },
          ],
        },
        {
          name: 'Received',
          currency: 'USD',
          points: [
            { period: '2026-08', minor: 1_305_000n },
            { period: '2026-09', minor: 1_120_075n },
            { period: '2026-10', minor: 874_000n },
          ],
        },
      ]}
    />
  );
}
