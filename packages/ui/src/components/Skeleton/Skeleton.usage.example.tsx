import { Skeleton } from '@rentsafe/ui/Skeleton';
import { Stack } from '@rentsafe/ui/Stack';

export const Do = () => (
  <Stack gap={2}>
    <Skeleton style={{ inlineSize: '12rem' }} />
    <Skeleton style={{ inlineSize: '20rem', maxInlineSize: '100%' }} />
  </Stack>
);

export const Dont = () => <Skeleton style={{ blockSize: '10rem' }} />;
