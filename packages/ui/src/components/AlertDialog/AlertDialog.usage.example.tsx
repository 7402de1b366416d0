import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Stack gap={2}>
      <Heading level={3}>Discard this claim?</Heading>
      <Text>What you typed will be lost.</Text>
      <Inline justify="end">
        <Button>Keep editing</Button>
        <Button variant="danger">Discard claim</Button>
      </Inline>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap={2}>
      <Heading level={3}>Warning</Heading>
      <Text>Are you sure?</Text>
      <Inline justify="end">
        <Button>No</Button>
        <Button variant="danger">Yes</Button>
      </Inline>
    </Stack>
  </Card>
);
