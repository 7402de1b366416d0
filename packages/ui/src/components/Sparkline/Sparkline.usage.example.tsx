import { Inline } from '@rentsafe/ui/Inline';
import { Money } from '@rentsafe/ui/Money';
import { Sparkline } from '@rentsafe/ui/Sparkline';
import { Text } from '@rentsafe/ui/Text';

const arrears = {
  name: 'Arrears',
  currency: 'USD' as const,
  points: ['2400.00', '3100.50', '1980.00'].map((amount, month) => ({
    period: `2026-0${month + 7}`,
    amount,
  })),
};

export const Do = () => (
  <Inline gap={2}>
    <Text as="span">Arrears</Text>
    <Money amount="1980.00" currency="USD" />
    <Sparkline series={arrears} />
  </Inline>
);

export const Dont = () => <Sparkline series={arrears} />;
