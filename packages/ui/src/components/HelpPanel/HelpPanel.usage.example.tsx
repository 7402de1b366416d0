import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Card>
    <Stack gap={2}>
      <Heading level={3}>Matching bank lines</Heading>
      <Text>Each line is matched with a receipt or a payment. What is left is in suspense.</Text>
    </Stack>
  </Card>
);

export const Dont = () => (
  <Card>
    <Stack gap={2}>
      <Heading level={3}>Help</Heading>
      <Text>Please read this before you use the page. You must choose a bank account first.</Text>
      <Inline justify="end">
        <Button>I have read it</Button>
      </Inline>
    </Stack>
  </Card>
);
