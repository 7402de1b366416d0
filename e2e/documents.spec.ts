import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

test('a lease document is issued from a template, printed, signed with its scan, and withdrawn', async ({
  page,
  context,
}) => {
  // Of the sample data: the newest are other journeys'.
  await openSignedIn(page, '/services/rent-safe/leases?state=active&ordering=from_on&page=2');
  await page.getByRole('link', { name: /^L-/ }).first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Issue Document' }).click();
  const form = page.getByRole('dialog', { name: 'Issue Document' });
  await form.getByRole('button', { name: 'Issue document' }).click();
  await expect(form.getByLabel(/^Template/)).toHaveAccessibleDescription(/required/i);
  await form.getByLabel(/^Template/).selectOption({ label: 'House lease, revision 1' });
  await form.getByRole('button', { name: 'Issue document' }).click();
  await expect(page.getByText('Document issued')).toBeVisible();
  await page
    .getByRole('link', { name: /^LD-\d{6}$/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1, name: /^LD-\d{6}$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Print' }).click();
  const { html } = await lastPrint(page);
  const pdf = await pdfOf(context, html, page.url());
  expect(sheetsOf(pdf)).toBe(1);
  for (const text of [number, 'House lease', '3. Rent', 'Signatures'])
    expect(pdfText(pdf)).toContain(withoutSpaces(text));

  await page.getByRole('button', { name: 'Sign…' }).click();
  const signing = page.getByRole('dialog', { name: `Sign ${number}` });
  await signing.getByLabel(/^Signed Scan/).setInputFiles({
    name: 'Signed by both.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await signing.getByRole('button', { name: 'Record signature' }).click();
  await expect(page.getByText(/ ·\s+Signed by both\.pdf$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Signed by both.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Signed by both.pdf' })).toBeHidden();

  await page.getByRole('button', { name: 'Withdraw…' }).click();
  const withdrawal = page.getByRole('dialog', { name: `Withdraw ${number}` });
  await withdrawal.getByLabel(/^Reason/).fill('The tenant has another name');
  await withdrawal.getByRole('button', { name: 'Withdraw document' }).click();
  await expect(page.getByText('The tenant has another name')).toBeVisible();
  await expect(page.getByText('3. Rent')).toBeVisible();
});
