import { today } from '../packages/domain/src/date/index.ts';
import { addMonths, monthOf } from '../packages/format/src/date/index.ts';
import { call } from './support/call.ts';
import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const invoicing = '/services/rent-safe/customers/invoicing';

test('all invoices of a lease are printed together, each on a sheet of its own', async ({
  page,
  context,
}) => {
  // The oldest lease, which was charged in many months.
  await openSignedIn(page, '/services/rent-safe/leases?state=active&ordering=from_on');
  const lease = await page.getByRole('link', { name: /^L-/ }).first().getAttribute('href');
  await page.goto(`${invoicing}?lease=${lease?.split('/').at(-1)}`);
  const button = page.getByRole('button', { name: /^Print \d+ invoices?$/ });
  const [count] = /\d+/.exec((await button.textContent()) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await button.click();
  const { html } = await lastPrint(page);
  const pdf = await pdfOf(context, html, page.url());
  expect(sheetsOf(pdf)).toBe(Number(count));
  for (const text of ['RentSafe', 'INV-', 'Rent, ', 'Premises', 'Due'])
    expect(pdfText(pdf)).toContain(withoutSpaces(text));
});

test('an invoice is credited, and what was paid of it is freed as far as the credit needs', async ({
  page,
}) => {
  // Of this month: what is charged for the next cannot be credited before.
  await openSignedIn(page, `${invoicing}?month=${monthOf(today())}`);
  const rent = await call<{ results: { invoice: { number: string } }[] }>(
    page,
    'GET',
    `charges/?type=rent&state=open&currency=USD&due_from=${monthOf(today())}-01&due_to=${today()}`,
  );
  const number = rent.results[0]?.invoice.number ?? '';
  await page.goto(`${invoicing}?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Credit…' }).click();
  const form = page.getByRole('dialog', { name: /^Credit Rent/ });
  const amount = form.getByLabel(/^Amount/);
  await amount.fill('999999');
  await form.getByLabel(/^Reason/).fill('Broken geyser');
  await form.getByRole('button', { name: 'Add Credit' }).click();
  await expect(amount).toHaveAccessibleDescription(/^USD Only [\d.]+ can be credited\.$/);
  await expect(form.getByLabel(/^Reason/)).toHaveValue('Broken geyser');
  await amount.fill('10');
  await form.getByRole('button', { name: 'Add Credit' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Open credit note' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CN-\d{6}$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Rent/ })).toContainText('$10.00');
  await expect(page.getByRole('link', { name: /^INV-/ })).toBeVisible();

  // Rent that is paid: the tenant gets the rebate as credit.
  await openSignedIn(page, `${invoicing}?month=${addMonths(monthOf(today()), -2)}`);
  const settled = page.getByRole('row').filter({ hasText: /\$[1-9][\d,]*\.\d\d\$0\.00$/ });
  await settled.first().getByRole('link', { name: /^INV-/ }).click();
  await page.getByRole('button', { name: 'Credit…' }).click();
  await amount.fill('10');
  await expect(form).toContainText('$10.00 becomes the tenant’s credit.');
  await expect(form).toContainText(/RC-\d{6}: \$[\d,.]+ is freed; \$[\d,.]+ pays this charge again\./);
  await form.getByLabel(/^Reason/).fill('Broken geyser');
  await form.getByRole('button', { name: 'Add Credit' }).click();
  await expect(form).toBeHidden();
});
