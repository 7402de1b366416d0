import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Theme and notifications, for all pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider defaultColorScheme="auto">
      {children}
      <Notifications />
    </MantineProvider>
  );
}
