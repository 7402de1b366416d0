import { LinkProvider } from '@rentsafe/ui/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Every link of a component below it (breadcrumbs, sidebar, pagination) is the router's. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return (
    <LinkProvider renderLink={({ href = '', ...rest }) => <RouterLink to={href} {...rest} />}>
      {children}
    </LinkProvider>
  );
}
