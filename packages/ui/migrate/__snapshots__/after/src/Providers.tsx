'use client';

import { Announcer } from '@rentsafe/ui/Announcer';
import { LinkProvider } from '@rentsafe/ui/Link';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';

/** Next's types take no undefined. */
const renderLink = (props: object) => <NextLink {...(props as ComponentProps<typeof NextLink>)} />;

/** In a file of its own: a server component cannot pass a function, such as `renderLink`, to a client component. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <LinkProvider renderLink={renderLink}>
        <Announcer />
        {children}
        <Toaster />
      </LinkProvider>
    </ThemeProvider>
  );
}
