import { Inline } from '@rentsafe/ui/Inline';
import { Sparkline } from '@rentsafe/ui/Sparkline';
import { Text } from '@rentsafe/ui/Text';

export function ArrearsTrend() {
  return (
    <Inline gap={2}>
      <Text as="span">Arrears, three months</Text>
      <Sparkline
        series={{
          name: 'Arrears',
          currency: 'USD',
          points: [
            { period: '2026-08', amount: '2400.00' },
            { period: '2026-09', amount: '3100.50' },
            { period: '2026-10', amount: '1980.00' },
          ],
        }}
      />
    </Inline>
  );
}
