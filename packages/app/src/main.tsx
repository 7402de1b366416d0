import '@rentsafe/ui/styles.css';
import { startEarly } from './api/early';
import { firstListPath } from './api/firstList';
import { readLogin } from './login/storedLogin';
import { showLost } from './screens/error/showLost';
import { loadPanel } from './screens/paymentStatus/panels';
import { tabOf } from './screens/paymentStatus/tabs';

const { pathname, search } = window.location;
const container = document.getElementById('root') as HTMLElement;
const lost = (error: unknown) => {
  console.error(error);
  showLost(container);
};

// The login page comes without the router and the rest of the app, which follow once someone signs in.
if (/^\/login\/?$/i.test(pathname) && !readLogin()) {
  import('./startLogin').then(({ startLogin }) => startLogin(container, lost)).catch(lost);
} else {
  if (/^\/services\/rent-safe(\/|$)/i.test(pathname) && readLogin()) {
    // The router asks for all of it again; by then it is on its way.
    import('./layout/ProtectedLayout').catch(() => {});
    if (/^\/services\/rent-safe\/?$/i.test(pathname)) {
      const address = new URLSearchParams(search);
      const list = firstListPath(address);
      if (list) startEarly(list);
      loadPanel(tabOf(address)).catch(() => {});
    }
  }
  import('./startApp').then(({ startApp }) => startApp(container, lost)).catch(lost);
}
