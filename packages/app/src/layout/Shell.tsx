import { mayCall, type TableCall } from '@rentsafe/domain/access';
import { AppShell } from '@rentsafe/ui/AppShell';
import { Badge } from '@rentsafe/ui/Badge';
import { LinkProvider } from '@rentsafe/ui/Link';
import { Sidebar, SidebarProvider, type SidebarSection, SidebarUser, useSidebar } from '@rentsafe/ui/Sidebar';
import { TopBar } from '@rentsafe/ui/TopBar';
import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../frame/Logo';
import { useRouteHandle } from '../frame/useArrival';
import type { KeyboardHelpProps } from '../keyboard/KeyboardHelp';
import { useShortcuts } from '../keyboard/useShortcuts';
import { useOnline } from '../offline/useOnline';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { PaletteButton } from '../palette/PaletteButton';
import { usePalette } from '../palette/usePalette';
import type { FrameContext } from '../screens/register/paymentStatus/work/Work';
import { useRole } from '../session/useMay';
import { renderLink } from '../text/renderLink';
import { AccountButton } from './AccountButton';
import { FactorGate } from './FactorGate';
import { OfflineBanner } from './OfflineBanner';
import { useDueNote } from './useDueNote';

export interface ShellProps {
  /** Where one can go, by what one may do. */
  navigationFor: (may: (call: TableCall) => boolean) => readonly SidebarSection[];
  username: string;
  onLogOut: () => void;
}

const loadHelp = async () => (await import('../keyboard/KeyboardHelp')).KeyboardHelp;

/** In a narrow window the open sidebar lies over the screen. */
function CloseDrawerOnBack() {
  const { isDrawer, isOpen, closeDrawer } = useSidebar();
  useCloseOnBack(closeDrawer, isDrawer && isOpen);
  return null;
}

/** The main layout: collapsible sidebar, top bar, screen, and what the keyboard opens anywhere. */
export function Shell({ navigationFor, username, onLogOut }: ShellProps) {
  const role = useRole();
  const offered = useMemo(() => navigationFor((call) => mayCall(role, call)), [navigationFor, role]);
  const navigation = useDueNote(offered);
  const { pathname } = useLocation();
  const { parent, keepsDrafts } = useRouteHandle();
  const online = useOnline();
  const palette = usePalette();
  const showPalette = palette.trigger.onOpen;
  const help = useLazyDialog<'help', KeyboardHelpProps>(loadHelp, 'The help could not be opened');
  const showHelp = () => help.trigger.onOpen('help');
  useShortcuts({ onPalette: showPalette, onHelp: showHelp });

  return (
    <LinkProvider renderLink={renderLink}>
      <SidebarProvider>
        <CloseDrawerOnBack />
        <AppShell
          sidebar={
            <Sidebar
              sections={navigation}
              currentPath={parent ?? pathname}
              header={<Logo />}
              footer={<SidebarUser username={username} onLogOut={onLogOut} />}
            />
          }
          topBar={
            <TopBar
              actions={
                <>
                  <PaletteButton {...palette.trigger} />
                  <AccountButton onHelp={showHelp} onLogOut={onLogOut} />
                </>
              }
            >
              {!online && <Badge tone="warning">Offline</Badge>}
            </TopBar>
          }
        >
          <OfflineBanner online={online} keepsDrafts={keepsDrafts} />
          <FactorGate>
            <Outlet context={{ onSearch: showPalette } satisfies FrameContext} />
          </FactorGate>
        </AppShell>
        {palette.opened && (
          <palette.opened.Dialog
            key={palette.opened.subject}
            navigation={navigation}
            onClose={palette.onClose}
            onHelp={showHelp}
            onLogOut={onLogOut}
          />
        )}
        {help.opened && <help.opened.Dialog onClose={help.onClose} />}
      </SidebarProvider>
    </LinkProvider>
  );
}
