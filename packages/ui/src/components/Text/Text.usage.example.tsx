import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Stack gap={1}>
    <Text weight="semibold">Rudo Ncube</Text>
    <Text tone="danger">Two payments are overdue.</Text>
  </Stack>
);

export const Dont = () => (
  <Stack gap={1}>
    <Text weight="semibold">RUDO NCUBE</Text>
    <Text tone="danger">2</Text>
  </Stack>
);
