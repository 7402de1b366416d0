import { Keys } from '@rentsafe/ui/Hotkeys';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Inline gap={2}>
    <Keys keys="Mod+K" />
    <Text as="span">Search everywhere</Text>
  </Inline>
);

export const Dont = () => (
  <Inline gap={2}>
    <Keys keys="K" />
    <Text as="span">Shortcut no. 1</Text>
  </Inline>
);
