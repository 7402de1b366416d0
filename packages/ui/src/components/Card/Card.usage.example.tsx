import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Stack gap={1}>
      <Heading level={3}>Avondale Court</Heading>
      <Text tone="muted">12 units, 11 of them let</Text>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Card>
      <Text>Avondale Court</Text>
    </Card>
  </Card>
);
