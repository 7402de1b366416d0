import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { part } from '../part.tsx';

export const mount = part(() => (
  <MantineProvider>
    <Notifications />
    <button type="button" onClick={() => notifications.show({ message: 'Saved' })}>
      Save
    </button>
  </MantineProvider>
));
