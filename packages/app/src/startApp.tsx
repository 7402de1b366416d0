import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Show } from './root';
import { routes } from './routes';

/** Shows the app at the address that is open, or at a path that replaces it. */
export async function startApp(show: Show, path?: string): Promise<void> {
  const router = createBrowserRouter(routes);
  if (path !== undefined) await router.navigate(path, { replace: true });
  show(<RouterProvider router={router} />);
}
