import { HOME_PATH } from '@rentsafe/domain/session';
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { navigationFor } from './navigation';
import { routes } from './routes';
import { signedIn } from './testing/login';
import { renderApp } from './wholeApp/renderApp';

// The route table of the specification, word for word.
const paths =
  `/ /todo /leases /communication /deposits /lease-templates /statements /portfolio-performance /rm-pending
  /property-list /pp-graph /inspections /work-orders /maintenance-schedules /contractor_management /costing_tracking
  /r_m-history /occupancy_vacancy /turnover /customers/invoicing /customers/receipts /customers/statements
  /customers/debt-call /customers/journals/debit /customers/journals/credit /creditors/disbursements
  /creditors/statements /creditors/journals/debit /creditors/journals/credit /reports/commission-statements
  /reports/forecasts /settings/currency /admin/internal-users /admin/subscription-management`.split(/\s+/);

const links = navigationFor(() => true).flatMap(({ items }) =>
  items.flatMap((item) => item.subLinks ?? [item]),
);
const matched = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

describe('the route table', () => {
  test.each(paths)('%s is a protected screen with a title, and the sidebar leads to it', (path) => {
    const whole = HOME_PATH + (path === '/' ? '' : path);
    const chain = matchRoutes(routes, whole) ?? [];
    expect(chain.some(({ route }) => route.path === HOME_PATH)).toBe(true);
    expect(chain.at(-1)?.route.handle).toMatchObject({ title: expect.stringMatching(/\S/) });
    expect(links.map((link) => link.path)).toContain(whole);
  });

  test('every link of the sidebar has a route', () => {
    for (const { path } of links) expect(matched(path)?.path).not.toBe('*');
  });

  test.each(['/services/count-safe', '/services/rent-safe/nothing', '/nothing'])(
    '%s is not found',
    (path) => {
      expect(matched(path)?.path).toBe('*');
    },
  );
});

test('no route is `lazy`: the router keeps its failure, and only a reload would show the screen', () => {
  const all = (branch: RouteObject[]): RouteObject[] =>
    branch.flatMap((route) => [route, ...all(route.children ?? [])]);
  expect(all(routes).filter(({ lazy }) => lazy)).toEqual([]);
});

test.each([
  '/communication',
  '/lease-templates',
  '/portfolio-performance',
  '/rm-pending',
  '/pp-graph',
  '/inspections',
  '/work-orders',
  '/maintenance-schedules',
  '/costing_tracking',
  '/r_m-history',
  '/occupancy_vacancy',
  '/turnover',
  '/reports/forecasts',
  '/settings/agency',
  '/settings/currency',
  '/admin/subscription-management',
])('%s has a heading, a description and a title', async (path) => {
  signedIn();
  renderApp(HOME_PATH + path);
  const label = links.find((link) => link.path === HOME_PATH + path)?.label ?? '';
  const heading = await screen.findByRole('heading', { level: 1, name: label });
  expect(heading.parentElement?.nextElementSibling).toHaveTextContent(/\w.*\.$/);
  expect(document.title).toMatch(/^.+ · RentSafe$/);
});

test.each([
  ['/customers/journals/debit', 'Customers', 'Debit Journals'],
  ['/customers/journals/credit', 'Customers', 'Credit Journals'],
  ['/creditors/journals/debit', 'Creditors', 'Debit Journals'],
  ['/creditors/journals/credit', 'Creditors', 'Credit Journals'],
])('the journal at %s says whose and which it is', async (path, group, label) => {
  signedIn();
  renderApp(HOME_PATH + path);
  expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(`${label}${group}`);
});

describe('the public screens', () => {
  test('Landing leads to the login, or to the rental area for who is signed in', async () => {
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    signedIn();
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', HOME_PATH);
  });

  test('Services has a card for each service', async () => {
    renderApp('/services');
    expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open RentSafe' })).toHaveAttribute('href', HOME_PATH);
    expect(screen.getByRole('link', { name: 'Open CountSafe' })).toHaveAttribute(
      'href',
      '/services/count-safe',
    );
  });

  test('Not found says which path, and without history Go Back goes home', async () => {
    const { user, address } = renderApp('/nowhere/at-all');
    expect(await screen.findByRole('heading', { level: 1, name: '/nowhere/at-all Not Found' })).toBeVisible();
    expect(screen.getByText('This page is either still in development or does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/');
  });
});

test('Go Back of Not found goes back where the browser has a page before, of this router or not', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const { user, address } = renderApp('/nowhere', ['/services', '/nowhere']);
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(address()).toBe('/services');
});

test('navigation moves focus to the heading and changes the title', async () => {
  signedIn();
  const { user } = renderApp(`${HOME_PATH}/todo`);
  await screen.findByRole('heading', { level: 1, name: 'To Do List' });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Internal Users' }));
  const arrived = await screen.findByRole('heading', { level: 1, name: 'Internal Users' });
  await waitFor(() => expect(arrived).toHaveFocus());
  expect(document.title).toBe('Internal Users · RentSafe');
});

test('a corrupt stored login is not logged in: the login page leads back, search included', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('token', '{"access_token":');
  const { address } = renderApp(`${HOME_PATH}?individual_q=moyo&individual_page=2`);
  await screen.findByRole('heading', { level: 1, name: 'Login to proceed' });
  expect(address()).toBe(
    `/login?next=${encodeURIComponent(`${HOME_PATH}?individual_q=moyo&individual_page=2`)}`,
  );
});
