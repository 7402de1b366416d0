import type { Page } from '@playwright/test';
import { admin } from './support/admin.ts';
import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

/** A day of last month, and its last one where there is no such day. */
function lastMonth(day: number): { plain: string; typed: string } {
  const now = new Date();
  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0));
  const date = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())),
  );
  const plain = date.toISOString().slice(0, 10);
  return { plain, typed: plain.split('-').toReversed().join('/') };
}

/** An account and a till of its own, each with a receipt in it, and a lease that owes something. */
async function prepare(page: Page) {
  const { request } = page;
  const data = { username: admin.email, password: admin.password };
  const { access } = await (await request.post('/api/auth/login/', { data })).json();
  const headers = { Authorization: `Bearer ${access}` };
  const post = async (path: string, body: object) =>
    (await request.post(`/api/${path}/`, { headers, data: body })).json();
  const { id } = await post('bank-accounts', { name: 'Journey account', kind: 'bank', currency: 'USD' });
  const ageing = await request.get('/api/reports/ageing/?currency=USD', { headers });
  const { lease } = (await ageing.json()).results[0];
  const money = { amount: '75.00', currency: 'USD' };
  const receipt = {
    bank_account: id,
    received_on: lastMonth(5).plain,
    method: 'transfer',
    reference: 'FT77120',
  };
  const { number } = await post('receipts', { ...receipt, amount: money });
  const till = await post('bank-accounts', { name: 'Journey till', kind: 'cash', currency: 'USD' });
  const cash = { amount: '30.00', currency: 'USD' };
  await post('receipts', {
    ...receipt,
    bank_account: till.id,
    method: 'cash',
    reference: null,
    amount: cash,
  });
  return {
    account: id as number,
    till: till.id as number,
    lease: lease.number as string,
    receipt: number as string,
  };
}

test('a bank statement is imported, matched by keyboard, reconciled, signed and printed', async ({
  page,
  context,
}) => {
  const { account, till, lease, receipt } = await prepare(page);
  const part = (name: string) =>
    `/services/rent-safe/customers/receipts?tab=bank&part=${name}&account=${account}`;
  await openSignedIn(page, part('import'));
  await page.getByLabel('Bank file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    // As banks write it: rows above the header, two columns of amounts, decimal commas, the latest first, Windows text.
    buffer: Buffer.from(
      [
        'Journey account',
        '',
        'Trans Date;Narration;Ref;Debit;Credit;Balance',
        `${lastMonth(31).typed};ACCOUNT FEE;;2,50;;132,50 CR`,
        `${lastMonth(7).typed};CASH DEP;;;20,00;135,00 CR`,
        `${lastMonth(6).typed};RENT ${lease} Guruvé;;;40,00;115,00 CR`,
        `${lastMonth(5).typed};EFT CREDIT;FT77120;;75,00;75,00 CR`,
        `${lastMonth(1).typed};Balance brought forward;;;;0,00`,
      ].join('\r\n'),
      'latin1',
    ),
  });
  await expect(page.getByText('was read as Windows text')).toBeVisible();
  await page.getByRole('button', { name: 'Check 5 rows' }).click();
  await expect(page.getByText('4 new, 0 duplicates, 0 with errors, 1 left out')).toBeVisible();
  await expect(page.getByText('4 lines: $132.50 in all')).toBeVisible();
  const closing = page.getByLabel('Closing Balance');
  await expect(closing).toHaveValue('132.50');
  await closing.fill('132.00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Opening and lines give $132.50.')).toBeVisible();
  await closing.fill('132.50');
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByText('4 rows imported')).toBeVisible();

  await page.getByRole('tab', { name: 'Match' }).click();
  const lines = page.getByRole('listbox', { name: 'Open lines' });
  const chosen = lines.getByRole('option', { selected: true });
  await expect(chosen).toContainText('EFT CREDIT');
  await expect(page.getByRole('button', { name: `Match with ${receipt}` })).toBeVisible();
  await lines.focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toContainText(`RENT ${lease}`);
  await expect(page.getByRole('button', { name: `Post a receipt for ${lease}` })).toBeVisible();
  await expect(lines).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen).toContainText('CASH DEP');
  await expect(page.getByRole('button', { name: 'Post a transfer from Journey till' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chosen).toContainText('ACCOUNT FEE');
  await expect(page.getByRole('group', { name: 'Open lines' }).getByText('No suggestions')).toBeVisible();
  const cost = page.getByRole('button', { name: 'Bank cost…' });
  await cost.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bank cost' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('ACCOUNT FEE');
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every line is matched')).toBeVisible();

  await page.getByRole('link', { name: 'Reconcile' }).click();
  await expect(page.getByText('The bank statement and the accounts agree')).toBeVisible();
  await page.getByRole('button', { name: 'Sign…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText(/^Signed by /)).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const { html } = await lastPrint(page);
  const pdf = await pdfOf(context, html, page.url());
  expect(sheetsOf(pdf)).toBe(1);
  for (const text of [
    'Balance per Bank Statement $132.50',
    'Book $132.50',
    'Difference $0.00',
    'Checked by, date',
  ])
    expect(pdfText(pdf)).toContain(withoutSpaces(text));

  await page.goto(part('lines'));
  const row = page.getByRole('row', { name: /EFT CREDIT/ });
  await row.getByRole('button', { name: /^Unmatch/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unmatch' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Reconciled up to');

  // What is left in the till is counted, and signed for the month.
  await page.goto(`/services/rent-safe/settings/bank-accounts/${till}`);
  await page.getByRole('button', { name: 'Count the cash…' }).click();
  const count = page.getByRole('dialog', { name: 'Count the cash in Journey till' });
  await count.getByLabel('Cash Counted').fill('9.50');
  await expect(count.getByText('$0.50 short: the accounts have $10.00')).toBeVisible();
  await count.getByLabel('Reason for the Difference').fill('Change');
  await count.getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText(/^Journey till is reconciled until/)).toBeVisible();
});
