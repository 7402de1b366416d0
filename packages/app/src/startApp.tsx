import { ThemeProvider } from '@rentsafe/ui/theme';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { focusHeading } from './page/arrival';
import { routes } from './routes';

function createApp() {
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>
  );
  return { app, router };
}

/** Starts the app at the address that is open; `onLost` is told of an error that nothing in it has caught. */
export function startApp(container: HTMLElement, onLost: (error: unknown) => void): void {
  createRoot(container, { onUncaughtError: onLost }).render(createApp().app);
}

/** Puts the app in the place of the login page, once its first screen is ready. */
export function takeOver(root: Root): Promise<void> {
  const { app, router } = createApp();
  return new Promise((resolve) => {
    const show = () => {
      if (!router.state.initialized) return;
      stop();
      flushSync(() => root.render(app));
      focusHeading();
      resolve();
    };
    const stop = router.subscribe(show);
    show();
  });
}
