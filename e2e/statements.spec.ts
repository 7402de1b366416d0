import { monthNumber, thisMonth } from './support/lists.ts';
import { pdfOf, pdfText, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

test('the statements of a month are selected, one is opened, and all are printed', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/services/rent-safe/statements');
  const form = page.getByRole('form', { name: 'Selection' });
  for (const label of ['Landlord From', 'Landlord To', 'Property From', 'Property To', 'Month']) {
    await expect(form.getByLabel(label)).toHaveValue('All');
    await expect(form.getByLabel(label)).toHaveAttribute('required', '');
  }
  const preview = page.getByRole('region', { name: 'Statement preview' });
  const landlords = preview.getByRole('table', { name: 'Statements' }).getByRole('link');
  const second = await landlords.nth(1).textContent();
  await form.getByLabel('Landlord To').fill(second ?? '');
  await page
    .getByRole('option', { name: second ?? '', exact: true })
    .first()
    .click();
  await form.getByLabel('Month').selectOption({ label: thisMonth });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(preview).toContainText(`Up to ${second}`);
  await expect(landlords.last()).toHaveText(second ?? '');
  await expect(page).toHaveURL(new RegExp(`month=${monthNumber}(&|$)`));

  await preview.getByRole('button', { name: 'Print' }).click();
  const printed = await lastPrint(page);
  expect(printed.title).toMatch(/^Landlord Property Statement \d{4}-\d\d-\d\d \d\d\.\d\d$/);
  const text = pdfText(await pdfOf(context, printed.html, page.url()));
  for (const line of [
    `· ${second}`,
    'US$',
    'Opening balance',
    'Closing balance',
    'journeys@rentsafe.example',
  ])
    expect(text).toContain(withoutSpaces(line));
  expect(text).not.toContain('Submit');

  await landlords.first().click();
  await expect(preview.getByRole('table', { name: 'Summary', exact: true })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Closing balance/ }).last()).toBeVisible();
});
