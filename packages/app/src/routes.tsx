import { HOME_PATH } from '@rentsafe/domain/session';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { startEarly } from './api/early';
import { firstListPath } from './api/firstList';
import { withTimeout } from './api/withTimeout';
import { Loaded, type LoadedData } from './layout/Loaded';
import { Loading } from './layout/Loading';
import { RootLayout } from './layout/RootLayout';
import { requireLogin, skipWhenSignedIn } from './login/guard';
import { brand } from './page/brand';
import type { RouteHandle } from './page/useArrival';
import { RouteError } from './screens/error/RouteError';
import type { PaymentStatusData } from './screens/paymentStatus/PaymentStatusScreen';
import { isPanelLoaded, loadPanel } from './screens/paymentStatus/panels';
import { tabOf } from './screens/paymentStatus/tabs';

type Load = () => Promise<ComponentType>;
type Guard = (args: LoaderFunctionArgs) => null;

/**
 * A screen whose code is loaded on the way to it. By the loader, not by `lazy`: the router keeps the failure of `lazy`, and
 * the screen could not be shown any more once the connection is back.
 */
const screen = (path: string, title: string, load: Load, guard?: Guard): RouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  ...loadedBy(load, guard),
});

const loadedBy = (load: Load, guard?: Guard): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: async (args): Promise<LoadedData> => {
    guard?.(args);
    return { Screen: await withTimeout(load()) };
  },
  Component: Loaded,
});

const placeholder: Load = async () =>
  (await import('./screens/placeholder/PlaceholderScreen')).PlaceholderScreen;
const planned = (path: string, title: string) => screen(path, title, placeholder);

const paymentStatus: Load = async () =>
  (await import('./screens/paymentStatus/PaymentStatusScreen')).PaymentStatusScreen;

/** Loads the screen and its open tab; while their code is on the way, its list is already asked for. */
async function loadTab({ request }: LoaderFunctionArgs): Promise<LoadedData & PaymentStatusData> {
  const search = new URL(request.url).searchParams;
  const tab = tabOf(search);
  const list = isPanelLoaded(tab) ? null : firstListPath(search);
  if (list) startEarly(list);
  const [Screen, Panel] = await withTimeout(Promise.all([paymentStatus(), loadPanel(tab)]));
  return { Screen, Panel };
}

/** Paths relative to the rental area. */
const protectedScreens: RouteObject[] = [
  { ...screen('', 'Payment Status', paymentStatus), loader: loadTab },
  screen('todo', 'To Do List', async () => (await import('./screens/todo/TodoScreen')).TodoScreen),
  planned('leases', 'Leases'),
  planned('communication', 'Communication'),
  planned('deposits', 'Deposits'),
  planned('lease-templates', 'Lease Templates'),
  screen(
    'statements',
    'Landlord Property Statements',
    async () => (await import('./screens/statements/StatementsScreen')).StatementsScreen,
  ),
  planned('portfolio-performance', 'Portfolio Performance'),
  planned('rm-pending', 'R&M Pending Requests'),
  screen(
    'property-list',
    'Property List',
    async () => (await import('./screens/properties/PropertiesScreen')).PropertiesScreen,
  ),
  planned('pp-graph', 'Property Performance Graph'),
  planned('inspections', 'Inspections'),
  planned('work-orders', 'Work Orders'),
  planned('maintenance-schedules', 'Maintenance Schedules'),
  screen(
    'contractor_management',
    'Contractor Management',
    async () => (await import('./screens/contractors/ContractorsScreen')).ContractorsScreen,
  ),
  planned('costing_tracking', 'Cost Tracking'),
  planned('r_m-history', 'R&M History'),
  planned('occupancy_vacancy', 'Occupancy And vacancy'),
  planned('turnover', 'Turnover'),
  planned('customers/invoicing', 'Invoicing'),
  planned('customers/receipts', 'Receipts'),
  screen(
    'customers/statements',
    'Customer Statements',
    async () =>
      (await import('./screens/customerStatements/CustomerStatementsScreen')).CustomerStatementsScreen,
  ),
  planned('customers/debt-call', 'Debt Call'),
  planned('customers/journals/debit', 'Customer Debit Journals'),
  planned('customers/journals/credit', 'Customer Credit Journals'),
  planned('creditors/disbursements', 'Disbursements'),
  planned('creditors/statements', 'Creditor Statements'),
  planned('creditors/journals/debit', 'Creditor Debit Journals'),
  planned('creditors/journals/credit', 'Creditor Credit Journals'),
  planned('reports/commission-statements', 'Commission Statements'),
  planned('reports/forecasts', 'Cashflow Forecasts'),
  planned('settings/currency', 'Currency'),
  screen(
    'admin/internal-users',
    'Internal Users',
    async () => (await import('./screens/internalUsers/InternalUsersScreen')).InternalUsersScreen,
  ),
  planned('admin/subscription-management', 'Subscription Management'),
];

/** The one table of routes. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: Loading,
    ErrorBoundary: RouteError,
    children: [
      screen('/', brand.name, async () => (await import('./screens/landing/LandingScreen')).LandingScreen),
      screen(
        '/login',
        'Login',
        async () => (await import('./screens/login/LoginScreen')).LoginScreen,
        skipWhenSignedIn,
      ),
      screen(
        '/set-password',
        'Set Password',
        async () => (await import('./screens/setPassword/SetPasswordScreen')).SetPasswordScreen,
      ),
      screen(
        '/services',
        'Services',
        async () => (await import('./screens/services/ServicesScreen')).ServicesScreen,
      ),
      ...(import.meta.env.DEV
        ? [
            screen(
              '/sandbox',
              'Sandbox',
              async () => (await import('./screens/sandbox/SandboxScreen')).SandboxScreen,
            ),
          ]
        : []),
      {
        path: HOME_PATH,
        ...loadedBy(async () => (await import('./layout/ProtectedLayout')).ProtectedLayout, requireLogin),
        shouldRevalidate: () => true,
        // Not on the screens themselves: a route whose code failed to load cannot show its own error.
        children: [{ ErrorBoundary: RouteError, children: protectedScreens }],
      },
      screen(
        '*',
        'Not Found',
        async () => (await import('./screens/notFound/NotFoundScreen')).NotFoundScreen,
      ),
    ],
  },
];
