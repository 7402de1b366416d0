import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const at = '/services/rent-safe/admin/subscription-management';

test('the provider invoices no month twice, records a payment, and prints the invoice', async ({ page }) => {
  await openSignedIn(page, at);
  const row = page.getByRole('row', { name: /Standard/ });
  await expect(row).toContainText('$');
  await page.getByRole('button', { name: 'Run monthly billing…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invoice month' }).click();
  await expect(page.getByText(/^There was nothing left to invoice for/)).toBeVisible();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: /^Pay…/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Record payment of/ });
  await dialog.getByLabel('Reference').fill('EFT 990');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay…/ })).toHaveCount(0);

  await expect(page.getByRole('row', { name: /^SI-\d{6}.*Paid/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Print SI-/ })
    .first()
    .click();
  expect((await lastPrint(page)).html).toContain('EFT 990');
});
