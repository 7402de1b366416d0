import { SearchField } from '@rentsafe/ui/SearchField';
import { SidebarProvider } from '@rentsafe/ui/Sidebar';
import { TopBar } from '@rentsafe/ui/TopBar';
import { ThemeProvider } from '@rentsafe/ui/theme';

/** The buttons of sidebar and theme come with it. */
export function Bar() {
  return (
    <ThemeProvider>
      <SidebarProvider>
        <TopBar>
          <SearchField label="Search everywhere" labelHidden />
        </TopBar>
      </SidebarProvider>
    </ThemeProvider>
  );
}
