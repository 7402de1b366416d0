import { today } from '../packages/domain/src/date/index.ts';
import { addMonths, firstDayOf, monthOf } from '../packages/format/src/date/index.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

/** The month before this one: it is charged in the sample data, and stays so. */
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(firstDayOf(addMonths(monthOf(today()), -1))),
);

test('a charge is disputed, the report leaves it out, and an issued report can be verified', async ({
  page,
}) => {
  // A lease of a person, charged for months: the oldest are companies'. Those at the ends of the list are other journeys'.
  await openSignedIn(page, `${home}/leases?state=active&ordering=from_on&page=3`);
  const people = page.getByRole('row').filter({ hasNotText: 'Limited' });
  const lease = await people.getByRole('link', { name: /^L-/ }).nth(7).getAttribute('href');
  await page.goto(`${lease}?tab=disputes`);
  await page.getByRole('button', { name: 'Open Dispute' }).click();
  const form = page.getByRole('dialog', { name: /^Open dispute/ });
  const charges = form.getByLabel(/^Charge/);
  const option = charges.getByRole('option', { name: `Rent, ${month}` });
  await expect(option).toBeAttached();
  await charges.selectOption(await option.getAttribute('value'));
  await form.getByLabel(/^Reason/).fill('Paid in cash to the caretaker');
  await form.getByRole('button', { name: 'Open dispute' }).click();
  const row = page.getByRole('row', { name: /Paid in cash to the caretaker/ });
  await expect(row).toContainText('To be decided before');

  await row.getByRole('button', { name: 'Answer' }).click();
  const answer = page.getByRole('dialog', { name: /^Answer dispute/ });
  await answer
    .getByLabel(/^Answer/)
    .first()
    .fill('No receipt was given.');
  await answer.getByRole('button', { name: 'Save answer' }).click();
  await expect(row).toContainText('No receipt was given.');

  await row.getByRole('link').click();
  await expect(page.getByText(new RegExp(`Left out: .*${month} \\(L-\\d+\\): disputed\\.`))).toBeVisible();

  await page.goto(`${lease}?tab=disputes`);
  await row.getByRole('button', { name: 'Decide' }).click();
  const decision = page.getByRole('dialog', { name: /^Decide dispute/ });
  await decision.getByRole('radio', { name: 'Upheld' }).check();
  await decision.getByLabel(/^Reason/).fill('The caretaker confirms it');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(row).toContainText('Upheld');

  await row.getByRole('link').click();
  await expect(page.getByText(new RegExp(`${month} \\(L-\\d+\\): disputed\\.`))).toBeVisible();
  await page.getByRole('button', { name: 'Issue report' }).click();
  const issue = page.getByRole('dialog', { name: /^Issue report/ });
  await issue.getByLabel(/^Purpose/).fill('Application for a flat');
  await issue.getByRole('button', { name: 'Issue report' }).click();
  await expect(page.getByRole('img', { name: /^QR code to verify RR-/ })).toBeVisible();
  const number = (await page.getByRole('heading', { level: 1, name: /^RR-/ }).textContent()) ?? '';
  const code = (await page.getByText(/^[\da-f]{4}( [\da-f]{4}){3}$/).textContent()) ?? '';
  await expect(page.getByText(/No good-tenant certificate: .*A valid consent/)).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect((await lastPrint(page)).html).toContain(number);

  await page.goto(`/verify/${number}`);
  await page.getByLabel(/^Verification Code/).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Genuine and unchanged')).toBeVisible();
});
