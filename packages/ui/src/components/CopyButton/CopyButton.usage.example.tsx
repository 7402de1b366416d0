import { CopyButton } from '@rentsafe/ui/CopyButton';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Inline>
    <Text as="span" tabular>
      RS-2026-000412
    </Text>
    <CopyButton value="RS-2026-000412" variant="ghost" />
  </Inline>
);

export const Dont = () => <CopyButton value="RS-2026-000412">Click here to copy it</CopyButton>;
