import { Card } from '@rentsafe/ui/Card';
import { Skeleton } from '@rentsafe/ui/Skeleton';
import { Stack } from '@rentsafe/ui/Stack';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';

export function LeaseLoading() {
  return (
    <Card aria-busy>
      <VisuallyHidden>Loading lease</VisuallyHidden>
      <Stack gap={2}>
        <Skeleton style={{ inlineSize: '12rem' }} />
        <Skeleton style={{ inlineSize: '20rem' }} />
      </Stack>
    </Card>
  );
}
