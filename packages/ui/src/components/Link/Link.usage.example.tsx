import { Link } from '@rentsafe/ui/Link';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Text>
    Rudo Ncube rents <Link href="#leases/4">Flat 4, Avondale Court</Link>.
  </Text>
);

export const Dont = () => (
  <Text>
    To see the flat of Rudo Ncube click <Link href="#leases/4">here</Link>.
  </Text>
);
