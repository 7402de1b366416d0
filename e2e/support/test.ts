import { test as base, expect, type Page } from '@playwright/test';
import { admin } from './admin.ts';

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
  /** What the page did wrong by itself: uncaught errors and content security violations. */
  faults: string[];
}

/** The journeys' test: no uncaught error and no violation of the content security policy is let through. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      await page.addInitScript(() => {
        const top = window.top ?? window;
        top.printed ??= [];
        window.print = () => {
          top.printed.push({ title: document.title, html: document.documentElement.outerHTML });
        };
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills in the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, email = admin.email, password = admin.password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

let storedLogin: Promise<string> | undefined;

async function signIn(page: Page): Promise<string> {
  const data = { username: admin.email, password: admin.password };
  const answer = await page.request.post('/api/auth/login/', { data });
  const { user, access, refresh } = await answer.json();
  return JSON.stringify({ ...user, access_token: access, refresh_token: refresh });
}

/**
 * Opens a protected path as the administrator, under the one login of the worker: who logs out signs in by
 * `fillSignIn`.
 */
export async function openSignedIn(page: Page, path = '/services/rent-safe') {
  storedLogin ??= signIn(page);
  await page.goto('/api/health/');
  await page.evaluate((login) => localStorage.setItem('token', login), await storedLogin);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** What was sent to the printer last. */
export async function lastPrint(page: Page): Promise<Printed> {
  await page.waitForFunction(() => window.printed.length > 0);
  const printed = await page.evaluate(() => window.printed.at(-1));
  if (!printed) throw new Error('Nothing was printed.');
  return printed;
}
