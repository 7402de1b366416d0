import '@rentsafe/ui/styles.css';
import { readLogin } from './login/storedLogin';
import { rootOf } from './root';
import { showLost } from './screens/public/error/showLost';
import { loadPaymentStatus } from './screens/register/paymentStatus/load';

const { pathname, search } = window.location;
const container = document.getElementById('root') as HTMLElement;
const lost = (error: unknown) => {
  console.error(error);
  showLost(container);
};

const isLogin = !readLogin() && /^\/login\/?$/i.test(pathname);

/** The code of the screens where most people come in. The router asks for it again; by then it is on its way. */
function preload(): Promise<unknown> | undefined {
  if (!readLogin() || !/^\/services\/rent-safe(\/|$)/i.test(pathname)) return undefined;
  const isHome = /^\/services\/rent-safe\/?$/i.test(pathname);
  return Promise.all([import('./RentalArea'), isHome && loadPaymentStatus(new URLSearchParams(search))]);
}

async function start() {
  const show = rootOf(container, lost);
  if (isLogin) return (await import('./startLogin')).startLogin(show, lost);
  await (await import('./startApp')).startApp(show);
}

preload()?.catch(() => {});
start().catch(lost);
