import type { Samples } from '../../testing/conformance';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { SidebarProvider } from '../Sidebar';
import { TopBar } from './TopBar';

export default {
  TopBar: (props) => (
    <ThemeProvider>
      <SidebarProvider>
        <TopBar {...props} />
      </SidebarProvider>
    </ThemeProvider>
  ),
} satisfies Samples;
