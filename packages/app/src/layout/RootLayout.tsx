import { Announcer } from '@rentsafe/ui/Announcer';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useArrival } from '../page/useArrival';
import { NavigationProgress } from './NavigationProgress';

/** Around every screen: its title, focus on its heading after navigation, and the live regions. */
export function RootLayout() {
  useArrival();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
