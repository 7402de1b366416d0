import '@rentsafe/ui/styles.css';
import '@rentsafe/ui/rent.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Tenants' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
