// app/layout.tsx
import '@rentsafe/ui/styles.css';
import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        {/* A copy of @rentsafe/ui/theme-start.js in public: no flash of the other theme. */}
        <script src="/theme-start.js" />
      </head>
      <body>
        <ThemeProvider>
          <Announcer />
          {children}
          <Toaster />
        </ThemeProvider>
      </body>
    </html>
  );
}
