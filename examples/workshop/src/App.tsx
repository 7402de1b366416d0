import { AppShell } from '@rentsafe/ui/AppShell';
import { Inline } from '@rentsafe/ui/Inline';
import { Sidebar, SidebarProvider, SidebarUser } from '@rentsafe/ui/Sidebar';
import { toast } from '@rentsafe/ui/Toast';
import { TopBar } from '@rentsafe/ui/TopBar';
import { ChartColumn, ClipboardList, FileUp, Wrench } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Providers } from './Providers';
import { RouteGuard } from './router/RouteGuard';

const sections = [
  {
    label: 'Workshop',
    items: [
      { label: 'Today', path: '/', icon: <ChartColumn />, exact: true },
      { label: 'Jobs', path: '/jobs', icon: <ClipboardList /> },
      { label: 'Import', path: '/import', icon: <FileUp /> },
    ],
  },
];

function Header() {
  return (
    <Inline gap={2}>
      <Wrench /> Penrith Garage
    </Inline>
  );
}

/** The frame of all pages. */
export function App() {
  const { pathname } = useLocation();
  const logOut = () => void toast.info('This example has no accounts.');
  return (
    <Providers>
      <SidebarProvider>
        <AppShell
          sidebar={
            <Sidebar
              header={<Header />}
              sections={sections}
              currentPath={pathname}
              footer={<SidebarUser username="nia.evans" onLogOut={logOut} />}
            />
          }
          topBar={<TopBar />}
        >
          <Suspense>
            <Outlet />
          </Suspense>
        </AppShell>
      </SidebarProvider>
      <RouteGuard />
    </Providers>
  );
}
