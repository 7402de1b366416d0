import { AgeingBar } from '@rentsafe/ui/rent';
import { Text } from '@rentsafe/ui/Text';

const buckets = {
  Current: '1250.00',
  'Due 1-30 days': '480.50',
  'Due 31-60 days': '0.00',
  'Due 61-90 days': '12.25',
  'Due 90+ days': '990.00',
};

export const Do = () => (
  <AgeingBar title="Arrears by age" status="ready" amounts={[{ currency: 'USD', buckets }]} />
);

export const Dont = () => <Text>Total of all currencies: 2,732.75</Text>;
