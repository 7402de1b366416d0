import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Text>
    Ends: <DateText value={null} missing="Month to month" />
  </Text>
);

export const Dont = () => <Text>Ends: 3/5/25</Text>;
