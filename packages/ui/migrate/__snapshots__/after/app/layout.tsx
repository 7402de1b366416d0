import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import { Inline } from '@rentsafe/ui/Inline';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { Providers } from '../src/Providers';

export const metadata = { title: 'Landlord portal' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <script src="/theme-start.js" />
      </head>
      <body style={{ margin: 'var(--rs-space-6)' }}>
        <Providers>
          <Stack>
            <Inline asChild>
              <nav aria-label="Portal">
                <Link asChild>
                  <NextLink href="/">Units</NextLink>
                </Link>
                <Link asChild>
                  <NextLink href="/statement">Statement</NextLink>
                </Link>
                <Link asChild>
                  <NextLink href="/lease">New lease</NextLink>
                </Link>
                <ThemeToggle />
              </nav>
            </Inline>
            <main>{children}</main>
          </Stack>
        </Providers>
      </body>
    </html>
  );
}
