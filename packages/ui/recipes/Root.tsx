import '@rentsafe/ui/styles.css';
import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import type { ReactNode } from 'react';

export function Root({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <Announcer /> {/* live regions for what components announce */}
      {children}
      <Toaster /> {/* shows `toast.info('Saved')` and its like, called from anywhere */}
    </ThemeProvider>
  );
}
