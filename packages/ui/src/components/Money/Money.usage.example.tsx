import { Money } from '@rentsafe/ui/Money';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Text>
    Due: <Money amount="1234.50" currency="USD" /> and <Money amount="9900.05" currency="ZIG" />
  </Text>
);

export const Dont = () => <Text>Due: 1234.5 dollars and 9900.05</Text>;
