import { searchField } from './support/parts.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const individualTab = '/services/rent-safe?tab=individual';

test('an individual is found by name and by ID, and their report printed', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('tab', { name: 'Individual Payment Status' }).click();
  const search = page.getByPlaceholder('Search by name or ID...');
  await search.fill('moyo');
  await search.press('Enter');
  await expect(page).toHaveURL(/individual_q=moyo/);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/moyo/i);
  const number = (await row.getByRole('cell').last().or(row.getByRole('cell')).allTextContents()).find(
    (text) => /^\d{8,9}[A-Z]\d{2}$/.test(text.trim()),
  );

  await search.fill(number ?? '');
  await search.press('Enter');
  await expect(page.getByText(/1 \/ 1\b/)).toBeVisible();
  await page.getByRole('button', { name: /^View report for / }).click();

  const report = page.getByRole('dialog');
  await expect(
    report.getByRole('heading', { name: /Rent Payment Status Report .* as at today/ }),
  ).toBeVisible();
  for (const section of [
    'Classification',
    'Personal Details',
    'Employment History',
    'Claims',
    'Active',
    'Historic',
  ]) {
    await expect(report.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  await expect(report).toContainText(number ?? '');
  await expect(report.getByText('No data held').first()).toBeVisible();
  await expect(report).toContainText(/confidential/i);

  await report.getByRole('button', { name: 'Print' }).click();
  const printed = await lastPrint(page);
  expect(printed.html).toContain(number);
  expect(printed.title).toMatch(/Rent[ _-]Payment[ _-]Status[ _-]Report/i);
  expect(printed.title).not.toMatch(/[\\/:*?"<>|]/);
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View report for / })).toBeFocused();
});

test('a company is found by its branch, and its report printed', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('tab', { name: 'Company Payment Status' }).click();
  await searchField(page, 'Search companies').search('baobab head');
  await expect(page).toHaveURL(/company_q=baobab/);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Baobab');
  await row.getByRole('button', { name: /^View report for / }).click();
  const report = page.getByRole('dialog');
  await expect(
    report.getByRole('heading', { name: /Rent Payment Status Report .* as at today/ }),
  ).toBeVisible();
  for (const section of ['Classification', 'Company Details', 'Claims', 'Active', 'Historic']) {
    await expect(report.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  await report.getByRole('button', { name: 'Print' }).click();
  expect((await lastPrint(page)).html).toContain('Baobab');
});

test('a dashed ID leads to a printed report in three clicks and Enter', async ({ page }) => {
  await openSignedIn(page, individualTab);
  await page.getByPlaceholder('Search by name or ID...').click();
  await page.keyboard.type('14-101117-a-53');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 / 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^View report for / }).click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await report.getByRole('button', { name: 'Print' }).click();
  expect((await lastPrint(page)).html).toContain('14101117A53');
});
