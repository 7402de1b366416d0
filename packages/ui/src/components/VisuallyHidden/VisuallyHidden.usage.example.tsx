import { Text } from '@rentsafe/ui/Text';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';

export const Do = () => (
  <Text>
    <VisuallyHidden>Rent rose by </VisuallyHidden>
    <span aria-hidden="true">↑ </span>8%
  </Text>
);

export const Dont = () => (
  <Text>
    8% <VisuallyHidden>You must pay this before Friday.</VisuallyHidden>
  </Text>
);
