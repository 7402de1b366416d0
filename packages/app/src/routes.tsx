import { HOME_PATH } from '@rentsafe/domain/session';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { withTimeout } from './calls/withTimeout';
import { brand } from './frame/brand';
import { Loaded, type LoadedData } from './frame/Loaded';
import type { RouteHandle } from './frame/useArrival';
import { Loading } from './layout/Loading';
import { RootLayout } from './layout/RootLayout';
import { requireLogin } from './login/guard';
import { type GroupName, groups, type Page, pages } from './pages';
import { RouteError } from './screens/public/error/RouteError';
import { LOGIN_TITLE } from './screens/public/login/loginState';

type Guard = (args: LoaderFunctionArgs) => null;

/**
 * A screen whose code is loaded on the way to it. By the loader, not by `lazy`: the router keeps the failure of `lazy`, and
 * the screen could not be shown any more once the connection is back.
 */
const loadedBy = (load: Page['load'], guard?: Guard): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: async (args): Promise<LoadedData> => {
    guard?.(args);
    return await withTimeout(load(new URL(args.request.url).searchParams));
  },
  Component: Loaded,
});

/** A screen outside the rental area. */
const screen = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  ...loadedBy(async () => ({ Screen: await load() })),
});

/** The group of a page that stands in one alone. */
function groupOf([name, ...others]: readonly GroupName[]): string | undefined {
  const group = name && others.length === 0 ? groups[name] : undefined;
  return group && 'label' in group ? group.label : undefined;
}

/** The loader of a page, which may be there for some only. */
function admitting(needs: Page['needs'], load: Page['load']): Page['load'] {
  if (!needs) return load;
  let loaded: LoadedData | undefined;
  return async (search) => {
    if (loaded) return loaded;
    const [{ Screen }, { reservedFor }] = await Promise.all([
      load(search),
      import('./session/reserved/reservedFor'),
    ]);
    loaded = { Screen: reservedFor(needs, Screen) };
    return loaded;
  };
}

const routeOf = ({
  path,
  label,
  title,
  groups: names,
  parent,
  keepsDrafts,
  needs,
  load,
}: Page): RouteObject => ({
  path: path.slice(HOME_PATH.length + 1),
  handle: { title, label, group: groupOf(names), parent, keepsDrafts } satisfies RouteHandle,
  ...loadedBy(admitting(needs, load)),
});

/** The one table of routes. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: Loading,
    ErrorBoundary: RouteError,
    children: [
      screen(
        '/',
        brand.name,
        async () => (await import('./screens/public/landing/LandingScreen')).LandingScreen,
      ),
      screen(
        '/login',
        LOGIN_TITLE,
        async () => (await import('./screens/public/login/LoginScreen')).LoginScreen,
      ),
      screen(
        '/set-password',
        'Set Password',
        async () => (await import('./screens/public/setPassword/SetPasswordScreen')).SetPasswordScreen,
      ),
      screen(
        '/verify/:number',
        'Verify a Report',
        async () => (await import('./screens/public/verify/VerifyScreen')).VerifyScreen,
      ),
      {
        ...loadedBy(async () => ({ Screen: (await import('./layout/HubLayout')).HubLayout })),
        children: [
          screen(
            '/services',
            'Services',
            async () => (await import('./screens/public/services/ServicesScreen')).ServicesScreen,
          ),
        ],
      },
      ...(import.meta.env.DEV
        ? [
            screen(
              '/sandbox',
              'Sandbox',
              async () => (await import('./screens/public/sandbox/SandboxScreen')).SandboxScreen,
            ),
          ]
        : []),
      {
        path: HOME_PATH,
        ...loadedBy(async () => ({ Screen: (await import('./RentalArea')).RentalArea }), requireLogin),
        shouldRevalidate: () => true,
        // Not on the screens themselves: a route whose code failed to load cannot show its own error.
        children: [{ ErrorBoundary: RouteError, children: pages.map(routeOf) }],
      },
      screen(
        '*',
        'Not Found',
        async () => (await import('./screens/public/notFound/NotFoundScreen')).NotFoundScreen,
      ),
    ],
  },
];
