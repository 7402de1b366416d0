import { Inline } from '@rentsafe/ui/Inline';
import { Sparkline } from '@rentsafe/ui/Sparkline';
import { Text } from '@rentsafe/ui/Text';

/** Amounts in minor units: cents. */
export function ArrearsTrend() {
  return (
    <Inline gap={2}>
      <Text as="span">Arrears, three months</Text>
      <Sparkline
        series={{
          name: 'Arrears',
          currency: 'USD',
          points: [
            { period: '2026-08', minor: 240_000n },
            { period: '2026-09', minor: 310_050n },
            { period: '2026-10', minor: 198_000n },
          ],
        }}
      />
    </Inline>
  );
}
