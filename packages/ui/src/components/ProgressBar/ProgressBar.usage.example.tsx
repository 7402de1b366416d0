import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Stack gap={1}>
    <Text>Sending statements: 84 of 134</Text>
    <ProgressBar label="Sending statements: 84 of 134" value={84} max={134} />
  </Stack>
);

export const Dont = () => (
  <Stack gap={1}>
    <Text>Please wait…</Text>
    <ProgressBar label="Please wait" value={50} />
  </Stack>
);
