import { AppShell } from '@rentsafe/ui/AppShell';
import { Sidebar, SidebarProvider, SidebarUser } from '@rentsafe/ui/Sidebar';
import { Toaster } from '@rentsafe/ui/Toast';
import { TopBar } from '@rentsafe/ui/TopBar';
import { Outlet, useLocation } from 'react-router-dom';
import { navigation } from '../navigation';
import { Logo } from './Logo';
import { renderLink } from './renderLink';

export interface ShellProps {
  username: string;
  onLogOut: () => void;
}

/** How long a toast shows in the app, in milliseconds. */
const TOAST_DURATION = 10_000;

/** The main layout: collapsible sidebar, top bar, screen, toasts. */
export function Shell({ username, onLogOut }: ShellProps) {
  const { pathname } = useLocation();
  return (
    <SidebarProvider>
      <AppShell
        sidebar={
          <Sidebar
            sections={navigation}
            currentPath={pathname}
            renderLink={renderLink}
            header={<Logo />}
            footer={<SidebarUser username={username} onLogOut={onLogOut} />}
          />
        }
        topBar={<TopBar />}
      >
        <Outlet />
      </AppShell>
      <Toaster duration={TOAST_DURATION} />
    </SidebarProvider>
  );
}
