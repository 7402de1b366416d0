import { ThemeProvider } from '@rentsafe/ui/theme';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../calls/queryClient';
import { routes } from '../routes';

/** The whole app at a path of a history, with an empty cache. `user` acts, `router` tells where it is. */
export function renderApp(path: string, history: string[] = [path]) {
  queryClient.clear();
  const router = createMemoryRouter(routes, { initialEntries: history, initialIndex: history.indexOf(path) });
  const user = userEvent.setup();
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { router, user, address };
}
