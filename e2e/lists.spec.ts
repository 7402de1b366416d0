import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOption } from './support/lists.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const tab = '/services/rent-safe?tab=individual';
/** No other test adds anyone of this name, so the list holds still while they run. */
const surname = 'Ncube';
const found = `${tab}&individual_q=${surname}`;
const views = (page: Page) => page.getByRole('button', { name: /^View report for / });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('back and forward restore page, tab, search and scroll position', async ({ page }) => {
  await openSignedIn(page, tab);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const next = page.getByRole('link', { name: 'Next' });
  // What stands above the list has its height once everything has been read.
  await page.waitForLoadState('networkidle');
  await next.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await next.click();
  await expect(page.getByText(/2 \/ \d+/)).toBeVisible();
  const search = page.getByPlaceholder('Search by name or ID...');
  await search.fill('moyo');
  await search.press('Enter');
  await expect(page).toHaveURL(/individual_q=moyo/);
  await page.getByRole('tab', { name: 'Company Payment Status' }).click();
  await expect(page).toHaveURL(/tab=company/);

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Individual Payment Status' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(search).toHaveValue('moyo');
  await page.goBack();
  await expect(page.getByText(/2 \/ \d+/)).toBeVisible();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect(page.getByText(/2 \/ \d+/)).toBeVisible();
});

test('a report moves to its neighbours, survives a reload, and closes at the row of the last record shown', async ({
  page,
}) => {
  await openSignedIn(page, '/services/rent-safe?tab=overview');
  await page.getByRole('tab', { name: 'Individual Payment Status' }).click();
  await expect(page).toHaveURL(tab);
  // Nobody whom another journey adds comes in between.
  const search = page.getByPlaceholder('Search by name or ID...');
  await search.fill(surname);
  await search.press('Enter');
  await expect(page).toHaveURL(found);
  await expect(views(page).first()).toHaveAccessibleName(new RegExp(surname));
  await views(page).first().click();
  const report = page.getByRole('dialog');
  await expect(report).toContainText(/Record 1 of \d+ on this page/);
  await expect(report.getByRole('button', { name: 'Previous record' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await report.getByRole('button', { name: 'Next record' }).click();
  await expect(report).toContainText(/Record 2 of/);
  await page.keyboard.press('ArrowRight');
  await expect(report).toContainText(/Record 3 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(report).toContainText(/Record 2 of/);
  await page.reload();
  await expect(report).toContainText(/Record 2 of/);
  await page.goBack();
  await expect(views(page).nth(1)).toBeFocused();
  await expect(page).toHaveURL(found);
});

test('all that match are printed, and saved as a file of the server', async ({ page }) => {
  await openSignedIn(page, found);
  const count = Number((await page.getByText(/^1 \/ \d+$/).textContent())?.split(' / ')[1]);
  expect(count).toBeGreaterThan(20);

  await chooseOption(page, /^Print all /);
  const printed = await lastPrint(page);
  expect(printed.title).toMatch(/^Individuals found for Ncube, all /);
  expect(printed.html.match(/<tr/g)).toHaveLength(count + 1);

  const download = page.waitForEvent('download');
  await chooseOption(page, /^CSV of all /);
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
});

test('a list shows what it counts, and as many rows as there is room for', async ({ page }) => {
  const seen = (lists: string) =>
    page
      .locator(lists)
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
  await openSignedIn(page, tab);
  for (const [width, height, rows] of [
    [1280, 800, 14],
    [1366, 768, 13],
    [1920, 1080, 20],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
    await expect(page.getByText(/^0 of [\d,]+ selected$/)).toBeInViewport();
    await expect.poll(() => seen('main tbody tr')).toBeGreaterThanOrEqual(rows);
  }
  // With all rows the pager is in sight, and the names do not stand at the two ends of the screen.
  await expect(page.getByRole('link', { name: 'Next' })).toBeInViewport();
  const [first, last] = await Promise.all(
    ['First Name', 'Last Name'].map((name) => page.getByRole('columnheader', { name }).boundingBox()),
  );
  expect((last?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(400);
  await page.goto('/services/rent-safe/customers/receipts');
  await expect(page.getByText(/^[\d,]+ receipts$/)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/rent-safe/leases');
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await expect.poll(() => seen('main tbody tr')).toBeGreaterThanOrEqual(11);
  // The names of companies, which owe most, take two lines.
  await page.goto('/services/rent-safe/customers/debt-call');
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  await expect.poll(() => seen('main tbody tr')).toBeGreaterThanOrEqual(8);
});

test('on a phone a list begins in the upper half of the screen', async ({ page }) => {
  await openSignedIn(page, tab);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(views(page).first()).toBeVisible();
  const row = await page.locator('main tbody tr').first().boundingBox();
  expect(row?.y).toBeLessThan(844 / 2);
});
