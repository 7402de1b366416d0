import '@rentsafe/ui/styles.css';
import { Announcer } from '@rentsafe/ui/Announcer';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider } from '@rentsafe/ui/theme';
import { LeasesScreen } from './LeasesScreen';

export const App = () => (
  <ThemeProvider>
    <Announcer />
    <LeasesScreen />
    <Toaster />
  </ThemeProvider>
);
