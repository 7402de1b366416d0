import { ThemeProvider } from '@rentsafe/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

/** Starts the app at the address that is open; `onLost` gets an error that nothing in it has caught. */
export function startApp(container: HTMLElement, onLost: (error: unknown) => void): void {
  createRoot(container, { onUncaughtError: onLost }).render(
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
      </ThemeProvider>
    </StrictMode>,
  );
}
