import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { approveByOther } from './support/otherAdmin.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

/** Another journey may have opened an account of its own, which holds little. */
async function payFromTrustAccount(page: Page) {
  const account = page.getByLabel(/^Bank Account/);
  await account.selectOption(
    await account.locator('option', { hasText: /^Trust account,/ }).getAttribute('value'),
  );
}

test('from the end of a month a landlord is paid: prepared, reviewed, approved and sent to the bank', async ({
  page,
}) => {
  await openSignedIn(page, `${home}/reports/month-end`);
  const steps = page.getByRole('group').filter({ hasText: /of 8 done/ });
  await expect(steps.getByRole('listitem')).toHaveCount(8);
  await steps.getByRole('link', { name: 'Pay landlords' }).click();

  // The money of landlords for whom nothing is prepared yet.
  const payee = (await page.getByRole('row').nth(9).getByRole('rowheader').textContent()) ?? '';
  for (const row of [9, 10, 11]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Prepare selected…' }).click();
  await payFromTrustAccount(page);
  await page.getByRole('button', { name: 'Prepare disbursements', exact: true }).click();
  await page.getByRole('button', { name: 'Review amounts…' }).click();
  const review = page.getByRole('dialog', { name: 'Review amounts' });
  const amount = review.getByRole('textbox').first();
  await amount.fill('10.00');
  await amount.press('Enter');
  await review.getByRole('button', { name: 'Save amounts' }).click();
  await expect(review).toBeHidden();

  await page.getByRole('link', { name: 'Show the drafts' }).click();
  const draft = page
    .getByRole('row')
    .filter({ hasText: /PV-\d+/ })
    .filter({ hasText: payee })
    .first();
  const number = (await draft.getByRole('link', { name: /^PV-/ }).textContent()) ?? '';
  await draft.getByRole('link', { name: number }).click();
  await expect(page.getByText('You prepared this. To be approved by another Admin')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await approveByOther(page, id);

  await page.goto(`${home}/creditors/disbursements?q=${number}`);
  await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Payment file of 1…' }).click();
  const file = page.getByRole('dialog', { name: 'Payment file' });
  await expect(file.getByText(/^1 payment, \$/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Payee,Bank Name,Bank Branch,Account Number,Amount,Currency,Number');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(new RegExp(`,\\d{8,},\\d+\\.\\d\\d,USD,${number},`));
  await expect(file).toBeHidden();
});

test('from the end of a month the tax on rent is drafted, and approved by another Admin', async ({
  page,
}) => {
  await openSignedIn(page, `${home}/reports/month-end`);
  await page.getByRole('link', { name: 'Pay rental income tax' }).click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pay selected…' }).click();
  const form = page.getByRole('dialog', { name: 'Pay rental income tax in USD' });
  await form.getByLabel(/^Payee/).fill('Limited');
  await page.getByRole('listbox').getByRole('option').first().click();
  await payFromTrustAccount(page);
  await expect(form.getByRole('textbox').last()).not.toHaveValue('');
  await form.getByRole('button', { name: 'Add Disbursement' }).click();
  await page.getByRole('button', { name: 'Open disbursement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PV-/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await approveByOther(page, id);
});
