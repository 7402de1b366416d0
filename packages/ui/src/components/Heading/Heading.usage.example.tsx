import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Stack gap={2}>
    <Heading level={2} size="md">
      Deposits
    </Heading>
    <Text>Held in the trust account until the lease ends.</Text>
  </Stack>
);

export const Dont = () => (
  <Stack gap={2}>
    <Text weight="semibold">DEPOSITS:</Text>
    <Heading level={4}>Held in the trust account until the lease ends.</Heading>
  </Stack>
);
