import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';
import { part } from '../part.tsx';

export const mount = part(() => (
  <MantineProvider>
    <Button>Save</Button>
  </MantineProvider>
));
