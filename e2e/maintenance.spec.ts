import type { Page } from '@playwright/test';
import { call } from './support/call.ts';
import { unique } from './support/forms.ts';
import { approveByOther } from './support/otherAdmin.ts';
import { pdfOf, pdfText, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

interface Available {
  property: { id: number; name: string };
  available: string;
}

/** Pays a bill from the money of its landlord: prepared by one Admin, approved by another. */
async function payBill(page: Page, number: string): Promise<void> {
  const { results } = await call<{
    results: { id: number; number: string; party: object; amount: { amount: string } }[];
  }>(page, 'GET', 'bills/?page_size=100');
  const bill = results.find((each) => each.number === number);
  const accounts = await call<{ results: { id: number; name: string }[] }>(page, 'GET', 'bank-accounts/');
  const { id } = await call<{ id: number }>(page, 'POST', 'disbursements/', {
    kind: 'bill',
    party: bill?.party,
    bank_account: accounts.results.find(({ name }) => name === 'Trust account')?.id,
    lines: [{ bill: bill?.id, amount: bill?.amount.amount }],
  });
  await approveByOther(page, id);
}

/** Opens the form of a step, and returns it. */
async function step(page: Page, opener: string, title: RegExp) {
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click();
  const form = page.getByRole('dialog', { name: title });
  await expect(form).toBeVisible();
  return form;
}

test('from the call of a tenant to the statement of the landlord that carries the bill of the plumber', async ({
  page,
  context,
}) => {
  const invoice = `KP-${unique()}`;
  // A plumber who is a company of the register.
  await openSignedIn(page, `${home}/contractor_management`);
  await page.getByRole('button', { name: 'Add Contractor' }).first().click();
  const plumber = page.getByRole('dialog', { name: 'Add Contractor' });
  await plumber.getByLabel('Industry').selectOption('Plumber');
  await plumber.getByLabel('Name', { exact: true }).fill('Muhacha Plumbing');
  await plumber.getByRole('combobox', { name: 'Payee' }).fill('baobab');
  await page.getByRole('listbox').getByRole('option').first().click();
  await plumber.getByRole('button', { name: 'Add Contractor' }).click();
  await expect(plumber).toBeHidden();

  // A property whose landlord has money.
  const { results } = await call<{ results: Available[] }>(
    page,
    'GET',
    'disbursements/available/?currency=USD&page_size=100',
  );
  const property = results.find(({ available }) => Number(available) > 200)?.property.name ?? '';

  // The tenant calls.
  await page.goto(`${home}/rm-pending`);
  await page.getByRole('button', { name: 'Add Request' }).first().click();
  const report = page.getByRole('dialog', { name: 'Add Request' });
  await report.getByRole('combobox', { name: 'Property' }).fill(property);
  await page.getByRole('listbox').getByRole('option', { name: property }).first().click();
  await report.getByLabel('Summary').fill('Geyser leaks into the passage');
  await report.getByLabel('Category').selectOption('Plumbing');
  await report.getByLabel('Priority').selectOption('Urgent');
  await report.getByLabel('Reported By').fill('The tenant');
  await report.getByRole('button', { name: 'Add Request' }).click();
  await page.getByRole('button', { name: 'Open request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^RQ-\d{6}$/ })).toBeVisible();
  const request = page.url();

  // Its landlord allows repairs of up to 100 dollars.
  await page.getByRole('main').getByRole('link', { name: property }).click();
  const edit = await step(page, 'Edit', /^Edit /);
  await edit.getByLabel('Repair Limit, USD').fill('100');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.goto(request);
  const accept = await step(page, 'Accept…', /^Accept RQ-/);
  await accept.getByRole('button', { name: 'Accept request' }).click();

  // The work is ordered above the limit: the landlord is asked first.
  const order = await step(page, 'Order work…', /^Order work for RQ-/);
  await order.getByRole('combobox', { name: 'Contractor' }).fill('muhacha');
  await page.getByRole('listbox').getByRole('option').first().click();
  await order.getByLabel('Estimate').fill('250');
  await order.getByRole('button', { name: 'Add Work order' }).click();
  await page.getByRole('button', { name: 'Open work order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^WO-\d{6}$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent()) ?? '';
  const refused = await step(page, 'Issue…', /^Issue WO-/);
  await refused.getByRole('button', { name: 'Issue order' }).click();
  await expect(refused.getByText("The landlord's consent is needed above 100.00.")).toBeVisible();
  await page.keyboard.press('Escape');
  const consent = await step(page, 'Record consent…', /^Record consent to WO-/);
  await consent.getByLabel('Given By').fill('The landlord');
  await consent.getByLabel('Evidence').fill('Email of today');
  await consent.getByRole('button', { name: 'Record consent' }).click();
  await expect(page.getByText(/^Up to \$250\.00\. The landlord, .*: Email of today$/)).toBeVisible();
  const issue = await step(page, 'Issue…', /^Issue WO-/);
  await issue.getByRole('button', { name: 'Issue order' }).click();

  await page.getByRole('button', { name: 'Print job card' }).click();
  const { html } = await lastPrint(page);
  const card = pdfText(await pdfOf(context, html, page.url()));
  for (const text of [number, 'Muhacha Plumbing', 'Geyser leaks into the passage'])
    expect(card).toContain(withoutSpaces(text));

  // Done, and billed to the landlord.
  const complete = await step(page, 'Complete…', /^Complete WO-/);
  await complete.getByLabel('Invoice Number').fill(invoice);
  await complete.getByLabel('Description').fill('Plumber');
  await complete.getByLabel('Quantity').fill('3.5');
  await complete.getByLabel('Rate').fill('40');
  await expect(complete.getByText('$140.00 in total, without VAT.')).toBeVisible();
  await complete.getByRole('button', { name: 'Complete order' }).click();
  const close = await step(page, 'Close…', /^Close WO-/);
  await close.getByRole('button', { name: 'Close order' }).click();
  await expect(page.getByRole('link', { name: `Bill ${invoice}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close…' })).toBeHidden();

  // The request is done, the cost is tracked, and the landlord's statement has the bill.
  await page.getByRole('link', { name: /^RQ-\d{6}$/ }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.goto(`${home}/r_m-history?q=${number}`);
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('$140.00');
  await page.goto(`${home}/costing_tracking?by=contractor`);
  await expect(page.getByRole('row', { name: /Muhacha Plumbing/ })).toContainText('$140.00');
  await payBill(page, invoice);
  await page.goto(`${home}/statements`);
  const preview = page.getByRole('region', { name: 'Statement preview' });
  await page.getByRole('combobox', { name: 'Property From' }).fill(property);
  await page.getByRole('option', { name: property, exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Property To' }).fill(property);
  await page.getByRole('option', { name: property, exact: true }).first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(preview.getByText(new RegExp(`${number} Geyser leaks`)).first()).toBeVisible();
});
