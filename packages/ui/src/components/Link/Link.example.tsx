import { Link } from '@rentsafe/ui/Link';
import { Text } from '@rentsafe/ui/Text';

/** With a router: `<Link asChild><RouterLink to="/leases/4">Flat 4</RouterLink></Link>`. */
export function LeaseOfTenant() {
  return (
    <Text>
      Rudo Ncube rents <Link href="#leases/4">Flat 4, Avondale Court</Link>.
    </Text>
  );
}
