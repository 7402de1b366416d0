import { Announcer } from '@rentsafe/ui/Announcer';
import { LinkProvider } from '@rentsafe/ui/Link';
import { LocaleProvider } from '@rentsafe/ui/LocaleProvider';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Language, theme, and links of the router, for all pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider locale="en-GB" currency="GBP" timeZone="Europe/London">
      <ThemeProvider>
        <LinkProvider renderLink={({ href = '', ...rest }) => <RouterLink to={href} {...rest} />}>
          {children}
        </LinkProvider>
        <Announcer />
        <Toaster />
      </ThemeProvider>
    </LocaleProvider>
  );
}
