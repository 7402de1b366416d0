import { type APIRequestContext, type Page, request } from '@playwright/test';
import { admin } from '../../support/admin.ts';
import { unique } from '../../support/forms.ts';
import {
  keepsFocus,
  keepsTyped,
  saysNothing,
  saysOnce,
  showsNoMachineWords,
  staysCalm,
  valuesIn,
} from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, goesWell, newLogin, originOf, reasonOn, requestsOf, settled, typeInto } from './shared.ts';

const nobodyThere = 'Nobody is signed in there.';

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

interface Other {
  email: string;
  password: string;
}
let other: Promise<Other> | undefined;

async function addOther(baseURL: string): Promise<Other> {
  const { access_token } = JSON.parse(await newLogin(baseURL));
  const api: APIRequestContext = await request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${access_token}` },
  });
  const email = `tendai.${unique()}@rentsafe.example`;
  const password = 'marula-kettle-sunday-91';
  const made = await api.post('/api/clients/clients/1/create-user/', {
    data: { first_name: 'Tendai', last_name: 'Dube', email, access_level: 1 },
  });
  const { invitation } = await made.json();
  const token = new URL(invitation.url).hash.replace('#token=', '');
  const answer = await api.post('/api/auth/set-password/', { data: { token, password } });
  expect(answer.status()).toBe(204);
  await api.dispose();
  return { email, password };
}

/** The login of another Admin. */
async function otherLogin(world: World) {
  other ??= addOther(originOf(world));
  const account = await other;
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

/** Instead of invariant 1, on purpose: what one person typed is not left to the next. */
async function leftNothing(world: World, surface: Surface) {
  if (surface.dialog) await expect.soft(surface.dialog(world), 'what was typed').toHaveCount(0);
}

export const tabFaults: Fault[] = [
  fault({
    id: 'loggedOutElsewhere',
    name: 'Two tabs: logged out in the other',
    not: reasonOn({ login: nobodyThere }),
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const before = await page.evaluate(() => performance.timeOrigin);
      const address = new URL(page.url());
      await store(await openTab(world), null);
      await expect(page).toHaveURL(/\/login\?next=/);
      await saysOnce(world, { ...screenOf(surface), failure: signedOut });
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineWords(world);
      await leftNothing(world, surface);
      await signInAgain(world);
      expect
        .soft(new URL(page.url()).pathname + new URL(page.url()).search)
        .toBe(address.pathname + address.search);
      expect.soft(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      staysCalm(world);
    },
  }),
  fault({
    id: 'otherUser',
    name: 'Two tabs: someone else signs in in the other',
    not: reasonOn({ login: nobodyThere }),
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const { login, email } = await otherLogin(world);
      const before = await page.evaluate(() => performance.timeOrigin);
      const tab = await openTab(world);
      const bearers: (string | undefined)[] = [];
      page.on('request', (made) => {
        if (/\/api\//.test(made.url())) bearers.push(made.headers().authorization);
      });
      await store(tab, login);
      await expect(page.getByTitle(email, { exact: true })).toBeVisible();
      await saysOnce(world, {
        ...surface,
        failure: /You are now signed in as tendai/,
        also: {
          words: /^\d+ of \d+ results$/,
          because: 'The list is read again for who is signed in now, and says that it is there.',
        },
      });
      await leftNothing(world, surface);
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineWords(world);
      await settled(world);
      expect
        .soft(new Set(bearers), 'asked for as')
        .toEqual(bearers.length > 0 ? new Set([`Bearer ${tokenOf(login)}`]) : new Set());
      expect.soft(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(before);
      staysCalm(world);
    },
  }),
  fault({
    id: 'otherUserWhileWaiting',
    name: 'Two tabs: someone else signs in while a call waits for signing in again',
    not: (surface) =>
      surface.signedIn && surface.call && surface.kind !== 'code'
        ? undefined
        : surface.signedIn
          ? 'It makes no call to the API.'
          : nobodyThere,
    run: async (world, surface) => {
      const { page } = world;
      await typeInto(world, surface);
      const { login, email } = await otherLogin(world);
      const refused = { status: 401, json: { detail: 'Token is invalid or expired.' } };
      await page.route('**/api/auth/refresh/', (route) => route.fulfill(refused));
      const sent = requestsOf(world, surface);
      await world.put(surface, (route) =>
        route.request().headers().authorization === `Bearer ${tokenOf(login)}`
          ? route.fallback()
          : route.fulfill(refused),
      );
      await surface.trigger(world);
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await store(await openTab(world), login);
      await expect(page.getByTitle(email, { exact: true })).toBeVisible();
      await settled(world);
      const asOther = sent.filter(
        (made) => made.headers().authorization === `Bearer ${tokenOf(login)}` && made.method() === 'POST',
      );
      expect.soft(asOther, 'sent in the name of another').toEqual([]);
      await leftNothing(world, surface);
      await keepsFocus(world, screenOf(surface));
      await showsNoMachineWords(world);
      staysCalm(world);
    },
  }),
  fault({
    id: 'tenTabs',
    name: 'Ten tabs refresh at once: one refresh, nobody signed out',
    not: (surface) =>
      surface.id === 'individualList'
        ? undefined
        : 'A session is renewed by the client below all surfaces: run where each tab has a list to refresh.',
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
      world.typed = await valuesIn(surface.fields(world));
      await world.listenFromNow();
      const refreshes: number[] = [];
      context.on('response', (answer) => {
        if (answer.url().endsWith('/api/auth/refresh/')) refreshes.push(answer.status());
      });
      // The access token dies; the calls of all tabs are refused at the same moment.
      const dead = `dead.${tokenOf(login)}`;
      const goOn: (() => void)[] = [];
      await context.route('**/api/individuals/**', async (route) => {
        if (route.request().headers().authorization !== `Bearer ${dead}`) return route.continue();
        await new Promise<void>((resolve) => {
          goOn.push(resolve);
          if (goOn.length === tabs.length) for (const go of goOn) go();
        });
        await route.continue();
      });
      await store(page, JSON.stringify({ ...JSON.parse(login), access_token: dead }));
      await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Refresh' }).click()));
      for (const tab of tabs) {
        await expect(tab.getByRole('table')).toHaveAttribute('aria-busy', 'false');
        await expect.soft(tab.getByText(/1 \/ \d+/)).toBeVisible();
        await expect.soft(tab.getByRole('dialog'), 'signing in again').toHaveCount(0);
        await expect.soft(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
      }
      expect.soft(refreshes, 'refreshes').toEqual([200]);
      await keepsTyped(world, surface);
      await saysNothing(world, surface);
      staysCalm(world);
      await goesWell(world, surface);
    },
  }),
];
