import { AppShell } from '@rentsafe/ui/AppShell';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Sidebar, SidebarProvider, SidebarUser } from '@rentsafe/ui/Sidebar';
import { TopBar } from '@rentsafe/ui/TopBar';
import { ThemeProvider } from '@rentsafe/ui/theme';
import { Building2, House } from 'lucide-react';

const sections = [
  {
    label: 'PORTFOLIO',
    items: [
      { label: 'Overview', path: '#overview', icon: <House /> },
      { label: 'Properties', path: '#properties', icon: <Building2 /> },
    ],
  },
];

export function SignedInScreen() {
  return (
    <ThemeProvider>
      <SidebarProvider>
        <AppShell
          sidebar={
            <Sidebar
              header="RentSafe"
              sections={sections}
              currentPath="#properties"
              footer={<SidebarUser username="tendai.moyo" onLogOut={() => {}} />}
            />
          }
          topBar={<TopBar />}
        >
          <PageHeader title="Properties" description="Every property that you manage." />
        </AppShell>
      </SidebarProvider>
    </ThemeProvider>
  );
}
