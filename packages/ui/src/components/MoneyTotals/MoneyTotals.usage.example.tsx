import { MoneyTotals } from '@rentsafe/ui/MoneyTotals';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <MoneyTotals
    aria-label="Total due"
    amounts={[
      { amount: '12345.00', currency: 'USD' },
      { amount: '99000.50', currency: 'ZIG' },
    ]}
  />
);

export const Dont = () => <Text>Total: $111,345.50 (incl. ZiG)</Text>;
