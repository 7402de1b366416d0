import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

const list = '/services/rent-safe?tab=individual';
const isList = (url: string) => new URL(url).pathname === '/api/individuals/';
const isEntry = (url: string) => /\/assets\/index-[^/]+\.js$/.test(url);

test('the first list is asked for by the entry, before any other code has arrived', async ({ page }) => {
  await openSignedIn(page);
  const asked = page.waitForRequest((request) => isList(request.url()));
  const large = /\/assets\/(app|home|list|start)-[^/]+\.js$/;
  // The rest of the program waits until the list has been asked for.
  await page.route(large, async (route) => {
    await asked;
    await route.continue();
  });
  const arrived: string[] = [];
  page.on('response', (response) => arrived.push(response.url()));
  const visit = page.goto(list);
  const request = await asked;
  expect(arrived.some(isEntry)).toBe(true);
  expect(arrived.filter((url) => large.test(url))).toEqual([]);
  expect(request.headers().authorization).toMatch(/^Bearer /);
  await visit;
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible();
});

test('a program that is gone from the server says so and offers a reload', async ({ page }) => {
  await page.route(/\/assets\/(app|start)-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded');
  await page.unroute(/\/assets\/(app|start)-[^/]+\.js$/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

/** Bytes of the scripts and styles that a visit with an empty cache transfers, compressed with gzip. */
async function bytesOfVisit(page: Page, path: string, arrived: () => Promise<void>): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const bytes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  await arrived();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(bytes)).reduce((total, size) => total + size, 0);
}

test('the login page transfers less than 110 kB of code and styles', async ({ page }) => {
  const bytes = await bytesOfVisit(page, '/login', () => expect(page.getByLabel('Email')).toBeVisible());
  expect(bytes).toBeGreaterThan(70_000);
  expect(bytes).toBeLessThan(110_000);
});

for (const tab of ['overview', 'individual', 'company']) {
  test(`the payment-status screen transfers less than 170 kB of code and styles: ${tab}`, async ({
    page,
  }) => {
    await openSignedIn(page);
    const bytes = await bytesOfVisit(page, `/services/rent-safe?tab=${tab}`, async () => {
      const panel = page.getByRole('tabpanel');
      const content = tab === 'overview' ? panel.getByText('Low Risk') : panel.getByRole('row').nth(5);
      await expect(content).toBeVisible();
    });
    expect(bytes).toBeGreaterThan(70_000);
    expect(bytes).toBeLessThan(170_000);
  });
}

test('the code of another tab is loaded on intent, and the tab opens with it', async ({ page }) => {
  await openSignedIn(page);
  const code = page.waitForRequest(/\/assets\/CompanyList-[^/]+\.js$/);
  const tab = page.getByRole('tab', { name: 'Company Payment Status' });
  await tab.hover();
  await code;
  await tab.click();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(5)).toBeVisible();
});
