import { LineChart } from '@rentsafe/ui/LineChart';

/** Amounts in minor units: cents. */
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
            { period: '2026-08', minor: 240_000n },
            { period: '2026-09', minor: 310_050n },
            { period: '2026-10', minor: 198_000n },
          ],
        },
      ]}
    />
  );
}
