import '@rentsafe/ui/styles.css';
import { readLogin } from './session/storedLogin';

// The login page comes without the router and the rest of the app, which follow once someone signs in.
const isLogin = /^\/login\/?$/i.test(window.location.pathname) && !readLogin();
const container = document.getElementById('root') as HTMLElement;

if (isLogin) void import('./startLogin').then(({ startLogin }) => startLogin(container));
else void import('./startApp').then(({ startApp }) => startApp(container));
