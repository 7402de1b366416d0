import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import { Announcer } from '@rentsafe/ui/Announcer';
import { LocaleProvider } from '@rentsafe/ui/LocaleProvider';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useArrival } from '../frame/useArrival';
import { NavigationProgress } from './NavigationProgress';

/** Around every screen: its title, focus on its heading after navigation, the live regions, and the business's clock. */
export function RootLayout() {
  useArrival();
  return (
    <LocaleProvider timeZone={BUSINESS_TIME_ZONE}>
      <NavigationProgress />
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </LocaleProvider>
  );
}
