import { expect, openSignedIn, test } from './support/test.ts';

const list = '/services/rent-safe?tab=individual';
const isList = (url: string) => new URL(url).pathname === '/api/individuals/';
const isEntry = (url: string) => /\/assets\/index-[^/]+\.js$/.test(url);

test('the first list is asked for by the entry, before any other code has arrived', async ({ page }) => {
  await openSignedIn(page);
  const asked = page.waitForRequest((request) => isList(request.url()));
  const large = /\/assets\/(app|home|start)-[^/]+\.js$/;
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
