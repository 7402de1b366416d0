import type { Samples } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { ThemeToggle } from './ThemeToggle';

export default {
  ThemeToggle: (props) => (
    <ThemeProvider>
      <ThemeToggle {...props} />
    </ThemeProvider>
  ),
} satisfies Samples;
