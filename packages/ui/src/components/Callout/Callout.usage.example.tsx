import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';

export const Do = () => (
  <Callout tone="warning" title="This lease ends in 12 days">
    Renew it, or give notice by 30 November.
  </Callout>
);

export const Dont = () => (
  <Stack>
    <Callout tone="warning">Warning!</Callout>
    <Callout tone="danger">Attention!</Callout>
    <Callout tone="info">Please note</Callout>
  </Stack>
);
