import { Divider } from '@rentsafe/ui/Divider';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export function StatementParts() {
  return (
    <Stack>
      <Text>Rent and operating costs</Text>
      <Divider />
      <Text>Deposits that are held</Text>
    </Stack>
  );
}
