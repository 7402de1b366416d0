import { Switch } from '@rentsafe/ui/Switch';
import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import { ThemeProvider } from '@rentsafe/ui/theme';

export const Do = () => (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

export const Dont = () => <Switch label="Dark mode on this page" />;
