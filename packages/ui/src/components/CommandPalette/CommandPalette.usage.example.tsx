import { Card } from '@rentsafe/ui/Card';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        Tenants
      </Text>
      <Text>Rudo Ncube · Flat 4, Avondale Court</Text>
      <Text>Rudo Ncube · Shop 2, Msasa Arcade</Text>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        Results
      </Text>
      <Text>Rudo Ncube</Text>
      <Text>Rudo Ncube</Text>
    </Stack>
  </Card>
);
