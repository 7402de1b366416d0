import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expect, fillSignIn, openSignedIn, test } from './support/test.ts';

test('a program missing from the server is reported, with an offer to reload', async ({ page }) => {
  await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded');
  await page.unroute(/\/assets\/login-[^/]+\.js$/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

/** Bytes of the scripts and styles that a visit with an empty cache transfers, compressed with gzip. */
async function bytesOfVisit(page: Page, path: string, arrived: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const bytes: Promise<number>[] = [];
  const measure = (request: Request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', measure);
  await page.goto(path);
  await arrived();
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', measure);
  const total = (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0);
  console.info(`${path} transfers ${(total / 1000).toFixed(1)} kB of code and styles`);
  return total;
}

type Measured = 'login' | 'Overview' | 'IndividualList' | 'CompanyList';

/** In kB, a few per cent above what the build notes; a visit also loads the start of the theme. */
const limits: Record<`./${Measured}`, number> = JSON.parse(
  readFileSync(new URL('../packages/app/sizes.json', import.meta.url), 'utf8'),
);

function expectBytes(bytes: number, page: Measured) {
  const limit = limits[`./${page}`] * 1000;
  expect(bytes, page).toBeGreaterThan(limit * 0.9);
  expect(bytes, page).toBeLessThan(limit);
}

test('a visit to the login page transfers what is measured of it', async ({ page }) => {
  expectBytes(
    await bytesOfVisit(page, '/login', () => expect(page.getByLabel('Email')).toBeVisible()),
    'login',
  );
});

test('a visit to each tab of the payment status transfers what is measured of it', async ({ page }) => {
  await openSignedIn(page);
  const panel = page.getByRole('tabpanel');
  const tabs = [
    ['overview', 'Overview', panel.getByRole('group', { name: 'Credit Given', exact: true })],
    ['individual', 'IndividualList', panel.getByRole('row').nth(5)],
    ['company', 'CompanyList', panel.getByRole('row').nth(5)],
  ] as const;
  for (const [tab, name, content] of tabs) {
    const path = `/services/rent-safe?tab=${tab}`;
    expectBytes(await bytesOfVisit(page, path, () => expect(content).toBeVisible()), name);
  }
});

test('whoever signs in on a first visit gets to the heading of the page they came for, and back', async ({
  page,
}) => {
  await page.goto('/services');
  await page.goto('/login?next=%2Fservices%2Frent-safe%2Fhelp');
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/services\/rent-safe\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
});

test('the code of another tab is loaded on intent, and the tab opens with it', async ({ page }) => {
  await openSignedIn(page);
  const code = page.waitForRequest(/\/assets\/CompanyList-[^/]+\.js$/);
  const tab = page.getByRole('tab', { name: 'Company Payment Status' });
  await tab.hover();
  await code;
  await tab.click();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(5)).toBeVisible();
});
