import { LineChart } from '@rentsafe/ui/LineChart';
import { SmallMultiples } from '@rentsafe/ui/SmallMultiples';
import { Stack } from '@rentsafe/ui/Stack';

const panel = (title: string, amounts: readonly string[]) => ({
  title,
  series: [
    {
      name: 'Collected',
      currency: 'USD' as const,
      points: amounts.map((amount, month) => ({ period: `2026-0${month + 7}`, amount })),
    },
  ],
});

export const Do = () => (
  <SmallMultiples
    title="Collected by property"
    currency="USD"
    status="ready"
    panels={[
      panel('Msasa Court', ['2400.00', '3100.50', '1980.00']),
      panel('Kopje Offices', ['8200.00', '8150.00', '7900.00']),
    ]}
  />
);

export const Dont = () => (
  <Stack gap={2}>
    <LineChart
      title="Msasa"
      currency="USD"
      status="ready"
      series={panel('', ['2400.00', '3100.50', '1980.00']).series}
    />
    <LineChart
      title="Kopje"
      currency="USD"
      status="ready"
      series={panel('', ['8200.00', '8150.00', '7900.00']).series}
    />
  </Stack>
);
