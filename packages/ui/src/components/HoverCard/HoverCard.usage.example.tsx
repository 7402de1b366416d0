import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Text weight="medium">Msasa Property Holdings</Text>
    <Text tone="muted">Registration number 4521/2019</Text>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap={2}>
      <Text>Click the link to see more information about this landlord.</Text>
      <Button>Edit</Button>
    </Stack>
  </Card>
);
