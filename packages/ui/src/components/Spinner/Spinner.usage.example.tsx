import { Inline } from '@rentsafe/ui/Inline';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Inline gap={2}>
    <Spinner label="Preparing statement" />
    <Text as="span" tone="muted">
      Preparing statement
    </Text>
  </Inline>
);

export const Dont = () => <Spinner label="Loading" />;
