import type { Page } from '@playwright/test';
import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

async function addCharge(page: Page, type: string, amount: string) {
  await page.getByRole('button', { name: 'New Charge' }).click();
  const dialog = page.getByRole('dialog', { name: /^New Charge/ });
  await dialog.getByLabel('Type').selectOption({ label: type });
  await dialog.getByLabel('Net Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Add Charge' }).click();
  await expect(dialog).toBeHidden();
}

test('a deposit is paid in, deducted from and refunded, and the final account is one sheet', async ({
  page,
  context,
}) => {
  await openSignedIn(page, `${home}/leases?state=ended`);
  const link = page.getByRole('link', { name: /^L-\d+$/ }).first();
  const number = (await link.textContent()) ?? '';
  const lease = (await link.getAttribute('href')) ?? '';
  await page.goto(`${lease}?tab=charges`);
  await addCharge(page, 'Deposit', '500');

  await page.goto(`${home}/customers/receipts`);
  await page.getByRole('button', { name: 'New Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'New Receipt' });
  await receipt.getByLabel('Lease').fill(number);
  await page.getByRole('option', { name: new RegExp(number) }).click();
  await receipt.getByLabel('Amount', { exact: true }).fill('500');
  await expect(receipt.getByText('$500.00 is allocated, $0.00 stays unallocated.')).toBeVisible();
  await receipt.getByRole('button', { name: 'Add Receipt', exact: true }).click();
  await expect(receipt).toBeHidden();

  await page.goto(`${lease}?tab=charges`);
  await addCharge(page, 'Other', '120');

  await page.goto(`${home}/deposits?q=${number}`);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByRole('button', { name: /^Deduct/ }).click();
  const deduction = page.getByRole('dialog', { name: /^Deduct from/ });
  await expect(deduction.getByLabel('Amount')).toHaveValue('120.00');
  await deduction.getByLabel('Reason').fill('Broken door');
  await deduction.getByRole('button', { name: 'Add Deduction' }).click();
  await expect(row).toContainText('$380.00');

  await row.getByRole('button', { name: /^Refund/ }).click();
  await page.getByRole('button', { name: 'Add Refund' }).click();
  await expect(page.getByText(/^PV-\d{6} is a draft: another Admin must approve it\.$/)).toBeVisible();

  await page.goto(`${lease}?tab=final-account`);
  await page.getByRole('button', { name: 'Print final account' }).click();
  const { html } = await lastPrint(page);
  const pdf = await pdfOf(context, html, page.url());
  expect(sheetsOf(pdf)).toBe(1);
  for (const text of ['Deducted: Broken door', 'Held $380.00', 'name, signature and date'])
    expect(pdfText(pdf)).toContain(withoutSpaces(text));
});
