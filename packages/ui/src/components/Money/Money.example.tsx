import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';

export function BalanceDue() {
  return (
    <Text>
      Due: <Money amount="1234.50" currency="USD" /> and <Money amount="9900.05" currency="ZIG" />
    </Text>
  );
}
