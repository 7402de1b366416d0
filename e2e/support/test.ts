import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { admin } from './admin.ts';
import { addToTotal, settle, type Watched, watch } from './watch.ts';

interface Printed {
  title: string;
  html: string;
}

declare global {
  interface Window {
    printed: Printed[];
  }
}

interface Fixtures {
  /** Errors and refusals in the pages. A test that provokes one removes it. */
  faults: string[];
  /** A browser of another user, watched like the first. */
  openOther: () => Promise<BrowserContext>;
  /** Shared by the fixtures above. */
  watched: Watched;
}

/** Runs in the page before everything else: records what would go to the printer. */
export function recordPrints() {
  const top = window.top ?? window;
  top.printed ??= [];
  window.print = () => {
    top.printed.push({ title: document.title, html: document.documentElement.outerHTML });
    window.dispatchEvent(new Event('afterprint'));
  };
}

async function prepare(context: BrowserContext, watched: Watched) {
  await watch(context, watched);
  await context.addInitScript(recordPrints);
}

/**
 * The journeys' test: every page has the whole content security policy, and an uncaught error or a violation of it in any
 * page or frame fails the test.
 */
export const test = base.extend<Fixtures>({
  watched: async ({ context }, provide) => {
    const watched: Watched = { faults: [], documents: 0 };
    await prepare(context, watched);
    await provide(watched);
    await settle(context);
    addToTotal(watched);
    expect(watched.faults).toEqual([]);
  },
  faults: [async ({ watched }, provide) => await provide(watched.faults), { auto: true }],
  openOther: async ({ browser, watched }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await prepare(context, watched);
      return context;
    });
    for (const context of contexts) {
      await settle(context);
      await context.close();
    }
  },
});

export { expect };

/** Fills in the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, email = admin.email, password = admin.password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a protected path as the administrator, with a session of its own; a test of signing in goes through `fillSignIn`. */
export async function openSignedIn(page: Page, path = '/services/rent-safe') {
  const data = { username: admin.email, password: admin.password };
  const answer = await page.request.post('/api/auth/login/', { data });
  const { user, access, refresh } = await answer.json();
  const login = JSON.stringify({ ...user, access_token: access, refresh_token: refresh });
  const storing = await page.addInitScript((value) => localStorage.setItem('token', value), login);
  await page.goto(path);
  await storing.dispose();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** The last document sent to the printer. */
export async function lastPrint(page: Page): Promise<Printed> {
  await page.waitForFunction(() => window.printed.length > 0);
  const printed = await page.evaluate(() => window.printed.at(-1));
  if (!printed) throw new Error('Nothing was printed.');
  return printed;
}
