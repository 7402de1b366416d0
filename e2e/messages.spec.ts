import { expect, openSignedIn, test } from './support/test.ts';

const communication = '/services/rent-safe/communication';

test('a reminder is written from a template, seen before it is sent and found in the outbox', async ({
  page,
}) => {
  await openSignedIn(page, communication);
  await expect(page.getByText('No mail server is set')).toBeVisible();
  await page.getByRole('button', { name: 'New Message' }).click();
  const form = page.getByRole('dialog', { name: 'New Message' });
  await form.getByLabel(/^To/).selectOption({ label: 'Tenants in arrears' });
  await form.getByLabel(/^Days/).fill('30');
  await form.getByLabel(/^Template/).selectOption({ label: 'Rent reminder · Email' });
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: /^Send \d+ messages?\?$/ });
  const first = preview.getByRole('listitem').filter({ hasText: 'is still unpaid' }).first();
  await expect(first).toContainText(/was due on \d\d \w{3,4} \d{4} and is still unpaid/);
  await preview.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel(/^Days/)).toHaveValue('30');
  await form.getByRole('button', { name: 'Preview' }).click();
  await preview.getByRole('button', { name: /^Send \d+ messages?$/ }).click();
  await expect(page.getByText(/^\d+ messages? queued$/)).toBeVisible();

  // By day it goes out at once, at night it waits.
  await page
    .getByRole('row')
    .filter({ hasText: /Rent of .*(Queued|Sending|Kept, not sent)/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Rent of / })).toBeVisible();
  await expect(page.getByText(/If you have already paid, thank you\./)).toBeVisible();
});
