import type { Page, Request } from '@playwright/test';
import { expect, openSignedIn, test } from './support/test.ts';

test('a program missing from the server is reported, with an offer to reload', async ({ page }) => {
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded');
  await page.unroute(/\/assets\/app-[^/]+\.js$/);
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

test('the login page transfers less than 132 kB of code and styles', async ({ page }) => {
  const bytes = await bytesOfVisit(page, '/login', () => expect(page.getByLabel('Email')).toBeVisible());
  expect(bytes).toBeGreaterThan(70_000);
  expect(bytes).toBeLessThan(132_000);
});

test('the payment-status screen transfers less than 236 kB of code and styles, on each tab', async ({
  page,
}) => {
  await openSignedIn(page);
  const panel = page.getByRole('tabpanel');
  const contents = {
    overview: panel.getByRole('group', { name: 'Credit Given', exact: true }),
    individual: panel.getByRole('row').nth(5),
    company: panel.getByRole('row').nth(5),
  };
  for (const [tab, content] of Object.entries(contents)) {
    const path = `/services/rent-safe?tab=${tab}`;
    const bytes = await bytesOfVisit(page, path, () => expect(content).toBeVisible());
    expect(bytes, tab).toBeGreaterThan(70_000);
    expect(bytes, tab).toBeLessThan(236_000);
  }
});

test('the code of another tab is loaded on intent, and the tab opens with it', async ({ page }) => {
  await openSignedIn(page);
  const code = page.waitForRequest(/\/assets\/list-[^/]+\.js$/);
  const tab = page.getByRole('tab', { name: 'Company Payment Status' });
  await tab.hover();
  await code;
  await tab.click();
  await expect(page.getByRole('tabpanel').getByRole('row').nth(5)).toBeVisible();
});
