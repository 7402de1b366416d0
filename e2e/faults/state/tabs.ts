import { type APIRequestContext, type Page, request } from '@playwright/test';
import { admin } from '../../support/admin.ts';
import { unique } from '../../support/forms.ts';
import {
  keepsFocus,
  keepsValues,
  reportsNothing,
  reportsOnce,
  showsNoMachineText,
  throwsNothing,
  valuesIn,
} from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, newLogin, originOf, reasonOn, requestsOf, settled, succeeds, typeInto } from './shared.ts';

const nobodySignedIn = 'Nobody is signed in there.';

/** Another tab of the same browser. */
async function openTab({ context, page }: World): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(new URL('/api/health/', page.url()).href);
  return tab;
}

const store = (tab: Page, login: string | null) =>
  tab.evaluate((json) => {
    if (json === null) localStorage.removeItem('token');
    else localStorage.setItem('token', json);
  }, login);

const tokenOf = (login: string): string => JSON.parse(login).access_token;

interface Account {
  email: string;
  password: string;
}
let otherAccount: Promise<Account> | undefined;

async function addOtherAccount(baseURL: string): Promise<Account> {
  const { access_token } = JSON.parse(await newLogin(baseURL));
  const api: APIRequestContext = await request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${access_token}` },
  });
  const email = `tendai.${unique()}@rentsafe.example`;
  const password = 'marula-kettle-sunday-91';
  const creation = await api.post('/api/clients/clients/1/create-user/', {
    data: { first_name: 'Tendai', last_name: 'Dube', email, access_level: 1 },
  });
  const { invitation } = await creation.json();
  const token = new URL(invitation.url).hash.replace('#token=', '');
  const answer = await api.post('/api/auth/set-password/', { data: { token, password } });
  expect(answer.status()).toBe(204);
  await api.dispose();
  return { email, password };
}

/** The login of another Admin. */
async function otherLogin(world: World) {
  otherAccount ??= addOtherAccount(originOf(world));
  const account = await otherAccount;
  return { login: await newLogin(originOf(world), account), email: account.email };
}

/** The screen below a dialog. */
function screenOf(surface: Surface): Surface {
  const { dialog: _, ...screen } = surface;
  return screen;
}

const signedOut = /^You signed out in another tab/;

async function signInAgain({ page }: World) {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Instead of invariant 1, on purpose: one user's typed text must not reach the next. */
async function dropsTypedText(world: World, surface: Surface) {
  if (surface.dialog) await expect.soft(surface.dialog(world), 'what was typed').toHaveCount(0);
}

export const tabFaults: Fault[] = [
  fault({
    id: 'loggedOutElsewhere',
    name: 'Two tabs: logged out in the other',
    excludes: reasonOn({ login: nobodySignedIn }),
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const before = await page.evaluate(() => performance.timeOrigin);
      const address = new URL(page.url());
      await store(await openTab(world), null);
      await expect(page).toHaveURL(/\/login\?next=/);
      await reportsOnce(world, { ...screenOf(surface), failure: signedOut });
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineText(world);
      await dropsTypedText(world, surface);
      await signInAgain(world);
      expect
        .soft(new URL(page.url()).pathname + new URL(page.url()).search)
        .toBe(address.pathname + address.search);
      expect.soft(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      throwsNothing(world);
    },
  }),
  fault({
    id: 'otherUser',
    name: 'Two tabs: someone else signs in in the other',
    excludes: reasonOn({ login: nobodySignedIn }),
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const { login, email } = await otherLogin(world);
      const before = await page.evaluate(() => performance.timeOrigin);
      const tab = await openTab(world);
      const bearers: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (/\/api\//.test(request.url())) bearers.push(request.headers().authorization);
      });
      await store(tab, login);
      await expect(page.getByTitle(email, { exact: true })).toBeVisible();
      await reportsOnce(world, {
        ...surface,
        failure: /You are now signed in as tendai/,
        related: {
          text: /^[\d,]+ of [\d,]+ results$/,
          because: 'The list is loaded again for the new user, and announces that.',
        },
      });
      await dropsTypedText(world, surface);
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineText(world);
      await settled(world);
      expect
        .soft(new Set(bearers), 'requested as')
        .toEqual(bearers.length > 0 ? new Set([`Bearer ${tokenOf(login)}`]) : new Set());
      expect.soft(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      throwsNothing(world);
    },
  }),
  fault({
    id: 'otherUserWhileWaiting',
    name: 'Two tabs: someone else signs in while a call waits for a new sign-in',
    excludes: (surface) =>
      surface.signedIn && surface.kind !== 'code'
        ? undefined
        : surface.signedIn
          ? 'It makes no call to the API.'
          : nobodySignedIn,
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const { login, email } = await otherLogin(world);
      const refused = { status: 401, json: { detail: 'Token is invalid or expired.' } };
      await page.route('**/api/auth/refresh/', (route) => route.fulfill(refused));
      const requests = requestsOf(world, surface);
      await world.intercept(surface, (route) =>
        route.request().headers().authorization === `Bearer ${tokenOf(login)}`
          ? route.fallback()
          : route.fulfill(refused),
      );
      await surface.trigger(world);
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await store(await openTab(world), login);
      await expect(page.getByTitle(email, { exact: true })).toBeVisible();
      await settled(world);
      const asOther = requests.filter(
        (request) =>
          request.headers().authorization === `Bearer ${tokenOf(login)}` && request.method() === 'POST',
      );
      expect.soft(asOther, 'sent in the name of another').toEqual([]);
      await dropsTypedText(world, surface);
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineText(world);
      throwsNothing(world);
    },
  }),
  fault({
    id: 'tenTabs',
    name: 'Ten tabs refresh at once: one refresh, nobody signed out',
    excludes: (surface) =>
      surface.id === 'individualList'
        ? undefined
        : 'The client renews a session for all surfaces: run where each tab has a list to refresh.',
    run: async (world, surface) => {
      const { page, context } = world;
      await surface.open(world);
      const login = await newLogin(originOf(world));
      await store(page, login);
      const tabs = [page];
      while (tabs.length < 10) tabs.push(await context.newPage());
      await Promise.all(
        tabs.slice(1).map(async (tab) => {
          await tab.goto(page.url());
          await expect(tab.getByText(/1 \/ \d+/)).toBeVisible();
        }),
      );
      await surface.fill(world);
      world.typedValues = await valuesIn(surface.fields(world));
      await world.ignoreEarlierAnnouncements();
      const refreshes: number[] = [];
      context.on('response', (answer) => {
        if (answer.url().endsWith('/api/auth/refresh/')) refreshes.push(answer.status());
      });
      // The access token expires; the calls of all tabs are refused at the same moment.
      const expired = `expired.${tokenOf(login)}`;
      const releases: (() => void)[] = [];
      await context.route('**/api/individuals/**', async (route) => {
        if (route.request().headers().authorization !== `Bearer ${expired}`) return route.continue();
        await new Promise<void>((resolve) => {
          releases.push(resolve);
          if (releases.length === tabs.length) for (const release of releases) release();
        });
        await route.continue();
      });
      await store(page, JSON.stringify({ ...JSON.parse(login), access_token: expired }));
      await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Refresh' }).click()));
      for (const tab of tabs) {
        await expect(tab.getByRole('table')).toHaveAttribute('aria-busy', 'false');
        await expect.soft(tab.getByText(/1 \/ \d+/)).toBeVisible();
        await expect.soft(tab.getByRole('dialog'), 'signing in again').toHaveCount(0);
        await expect.soft(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
      }
      expect.soft(refreshes, 'refreshes').toEqual([200]);
      await keepsValues(world, surface);
      await reportsNothing(world, surface);
      throwsNothing(world);
      await succeeds(world, surface);
    },
  }),
];
