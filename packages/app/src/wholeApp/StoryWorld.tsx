import type { Role } from '@rentsafe/domain/access';
import { Toaster } from '@rentsafe/ui/Toast';
import { ThemeProvider, useTheme } from '@rentsafe/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../calls/queryClient';
import { FormMessages } from '../forms/FormMessages';
import { RootLayout } from '../layout/RootLayout';
import { readLogin } from '../login/storedLogin';
import { useLogin } from '../login/useLogin';
import { routes } from '../routes';
import { RouteError } from '../screens/public/error/RouteError';
import { SessionGate } from '../session/SessionGate';
import { signedInAs } from '../testing/login';
import { mockedRole } from '../testing/role';

export interface StoryWorldProps {
  /** Where the app is: a path of the table of routes, with its query. */
  path: string;
  /** Shown alone instead of the screen of the path, with what the frame gives: for dialogs. */
  alone?: ReactNode;
  /** Of who is signed in, if anybody is. */
  role: Role;
  theme: 'light' | 'dark';
  density: 'comfortable' | 'compact';
}

/** The app as it runs, at a path, in the theme and density of Storybook's toolbar. */
export function StoryWorld({ path, alone, role, theme, density }: StoryWorldProps) {
  useState(() => signInAs(role));
  const [router] = useState(() =>
    createMemoryRouter(
      alone
        ? [
            {
              Component: RootLayout,
              ErrorBoundary: RouteError,
              children: [{ path: '*', element: <Frame>{alone}</Frame> }],
            },
          ]
        : routes,
      { initialEntries: [path] },
    ),
  );
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ThemeProvider>
      <Follow theme={theme} density={density} />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

/** Where the toolbar has another role than the story started with. */
function signInAs(role: Role) {
  if (!readLogin() || role === mockedRole()) return;
  queryClient.clear();
  signedInAs(role);
}

function Follow({ theme, density }: Pick<StoryWorldProps, 'theme' | 'density'>) {
  const { setTheme, setDensity } = useTheme();
  useLayoutEffect(() => {
    setTheme(theme);
    setDensity(density);
  }, [theme, density, setTheme, setDensity]);
  return null;
}

function Frame({ children }: { children: ReactNode }) {
  const login = useLogin();
  return (
    <QueryClientProvider client={queryClient}>
      <FormMessages>{children}</FormMessages>
      <Toaster position="top-center" />
      {login && <SessionGate username={login.username} onLogOut={() => {}} />}
    </QueryClientProvider>
  );
}
