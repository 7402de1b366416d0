import '@rentsafe/ui/styles.css';
import { startEarly } from './api/early';
import { firstListPath } from './api/firstList';
import { showLost } from './screens/error/showLost';
import { readLogin } from './session/storedLogin';

const { pathname, search } = window.location;
const container = document.getElementById('root') as HTMLElement;
const lost = (error: unknown) => {
  console.error(error);
  showLost(container);
};

// The login page comes without the router and the rest of the app, which follow once someone signs in.
if (/^\/login\/?$/i.test(pathname) && !readLogin()) {
  import('./startLogin').then(({ startLogin }) => startLogin(container)).catch(lost);
} else {
  if (/^\/services\/rent-safe(\/|$)/i.test(pathname) && readLogin()) {
    const list = /^\/services\/rent-safe\/?$/i.test(pathname) && firstListPath(new URLSearchParams(search));
    if (list) startEarly(list);
    // The router asks for it again; by then it is on its way.
    import('./layout/ProtectedLayout').catch(() => {});
  }
  import('./startApp').then(({ startApp }) => startApp(container)).catch(lost);
}
