import { searchField } from './support/parts.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const individualTab = '/services/rent-safe?tab=individual';

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
