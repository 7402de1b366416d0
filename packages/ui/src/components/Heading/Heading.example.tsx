import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

/** The level follows the outline, the size the eye. */
export function DepositSection() {
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        Deposits
      </Heading>
      <Text>Held in the trust account until the lease ends.</Text>
    </Stack>
  );
}
