import '@primer/primitives/dist/css/functional/themes/light.css';
import '@primer/primitives/dist/css/primitives.css';
import { BaseStyles, Button, ThemeProvider } from '@primer/react';
import { part } from '../part.tsx';

export const mount = part(() => (
  <ThemeProvider>
    <BaseStyles>
      <Button variant="primary">Save</Button>
    </BaseStyles>
  </ThemeProvider>
));
