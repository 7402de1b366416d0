import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { nextPath } from './login/nextPath';
import { documentTitle } from './page/arrival';
import { LoginView } from './screens/login/LoginView';
import { useSignIn } from './session/useSignIn';

const loadApp = () => import('./startApp');

/** Starts the login page alone; `onLost` is told of an error that nothing in it has caught. */
export function startLogin(container: HTMLElement, onLost: (error: unknown) => void): void {
  document.title = documentTitle('Login');
  const root = createRoot(container, { onUncaughtError: onLost });
  root.render(
    <StrictMode>
      <LoginPage root={root} />
    </StrictMode>,
  );
}

function LoginPage({ root }: { root: Root }) {
  const { onIntent, ...signIn } = useSignIn(async () => {
    const next = nextPath(window.location.search);
    window.history.replaceState(null, '', next);
    try {
      const { takeOver } = await loadApp();
      await takeOver(root);
    } catch {
      window.location.reload();
    }
  });
  return (
    <LoginView
      {...signIn}
      onIntent={() => {
        onIntent();
        loadApp().catch(() => {});
      }}
    />
  );
}
