import '@radix-ui/themes/styles.css';
import { Button, Theme } from '@radix-ui/themes';
import { part } from '../part.tsx';

export const mount = part(() => (
  <Theme>
    <Button>Save</Button>
  </Theme>
));
