import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export function TenantSummary() {
  return (
    <Stack gap={1}>
      <Text weight="semibold">Rudo Ncube</Text>
      <Text tone="muted" size="sm">
        Tenant since 1 March 2026
      </Text>
      <Text tone="danger">Two payments are overdue.</Text>
    </Stack>
  );
}
