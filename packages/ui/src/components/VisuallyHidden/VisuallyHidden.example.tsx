import { Text } from '@rentsafe/ui/Text';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';

export function RentChange() {
  return (
    <Text>
      <VisuallyHidden>Rent rose by </VisuallyHidden>
      <span aria-hidden="true">↑ </span>8%
    </Text>
  );
}
