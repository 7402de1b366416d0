import { ThemeToggle } from '@rentsafe/ui/ThemeToggle';
import { ThemeProvider } from '@rentsafe/ui/theme';

/** The provider stands at the root of the application. */
export function ChooseTheme() {
  return (
    <ThemeProvider>
      <ThemeToggle />
    </ThemeProvider>
  );
}
