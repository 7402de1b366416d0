import '@rentsafe/ui/styles.css';
import { readLogin } from './login/storedLogin';
import type { Show } from './root';
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

const begin = async (): Promise<(show: Show) => void | Promise<void>> => {
  if (!isLogin) return (await import('./startApp')).startApp;
  const { startLogin } = await import('./startLogin');
  return (show) => startLogin(show, lost);
};

async function start() {
  const [{ rootOf }, startOn] = await Promise.all([import('./root'), begin()]);
  await startOn(rootOf(container, lost));
}

preload()?.catch(() => {});
start().catch(lost);
