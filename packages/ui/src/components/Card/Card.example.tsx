import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export function LandlordCard() {
  return (
    <Card>
      <Stack gap={2}>
        <Heading level={3}>Msasa Property Holdings</Heading>
        <Text tone="muted">12 units, 11 of them let</Text>
      </Stack>
    </Card>
  );
}
