import { Card } from '@rentsafe/ui/Card';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        Portfolio
      </Text>
      <Link href="#leases">Leases</Link>
      <Link href="#landlords">Landlords</Link>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        Menu
      </Text>
      <Link href="#leases">Manage all of your leases</Link>
      <Link href="#misc">Misc › Other › Landlords</Link>
    </Stack>
  </Card>
);
