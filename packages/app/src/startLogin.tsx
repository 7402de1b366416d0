import { awaitHeading, documentTitle } from './frame/arrival';
import type { OnLost, Show } from './root';
import { LoginPage } from './screens/public/login/LoginPage';
import { LOGIN_TITLE, loginStateOf } from './screens/public/login/loginState';

const loadApp = () => import('./startApp');

/** The login page of a first visit. It needs no router: that comes with the app, once someone begins to sign in. */
export function startLogin(show: Show, onLost: OnLost): void {
  async function leave(path?: string) {
    const { startApp } = await loadApp();
    window.removeEventListener('popstate', leaveByHistory);
    awaitHeading();
    await startApp(show, path);
  }
  const leaveByHistory = () => void leave().catch(onLost);
  window.addEventListener('popstate', leaveByHistory);

  document.title = documentTitle(LOGIN_TITLE);
  show(
    <LoginPage
      search={window.location.search}
      // As the router stores what one screen hands to the next.
      arrival={loginStateOf(window.history.state?.usr)}
      onIntent={() => void loadApp().catch(() => {})}
      onSignedIn={leave}
    />,
  );
}
