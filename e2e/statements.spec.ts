import { pdfOf, pdfText, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const statements = '/services/rent-safe/statements';

test('before anything is submitted the statement of all landlords is shown and can be printed', async ({
  page,
}) => {
  await openSignedIn(page, statements);
  const preview = page.getByRole('region', { name: 'Statement preview' });
  await expect(preview.getByRole('term')).toHaveText(['Landlord', 'Property', 'Period', 'Currency']);
  await expect(preview.getByRole('definition')).toHaveText(['All', 'All', '2025', 'US$']);
  await preview.getByRole('button', { name: 'Print' }).click();
  const { html } = await lastPrint(page);
  expect(html).toContain('Balance Brought Forward');
  expect(html).toContain('US$');
});

test('a statement is selected, previewed and printed', async ({ page, context }) => {
  await openSignedIn(page, statements);
  const form = page.getByRole('form', { name: 'Selection' });
  for (const [label, value] of [
    ['Landlord From', 'All'],
    ['Landlord To', 'All'],
    ['Property From', 'All'],
    ['Property To', 'All'],
    ['Year', '2025'],
    ['Month', 'All'],
    ['Currency', 'USD'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel(label)).toHaveAttribute('required', '');
  }
  await form.getByLabel('Landlord From').selectOption({ label: '2 Rudo Makoni' });
  await form.getByLabel('Landlord To').selectOption({ label: '1 Baobab Properties' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Landlord To')).toHaveAccessibleDescription(
    /does not come before Landlord From/,
  );
  await expect(form.getByLabel('Landlord To')).toHaveValue('1');
  await form.getByLabel('Landlord To').selectOption({ label: '3 Msasa Holdings' });
  await form.getByLabel('Month').selectOption({ label: 'March' });
  await form.getByRole('button', { name: 'Submit' }).click();

  const preview = page.getByRole('region', { name: 'Statement preview' });
  await expect(preview).toContainText('2 Rudo Makoni to 3 Msasa Holdings');
  await expect(preview).toContainText('March 2025');
  await expect(preview).toContainText('US$');
  await preview.getByRole('button', { name: 'Print' }).click();
  const printed = await lastPrint(page);
  expect(printed.title).toMatch(/^Landlord Property Statement \d{4}-\d\d-\d\d \d\d\.\d\d$/);
  await expect(page.locator('iframe')).toHaveCount(0);

  const text = pdfText(await pdfOf(context, printed.html, page.url()));
  for (const line of [
    '2 Rudo Makoni to 3 Msasa Holdings',
    'March 2025',
    'Balance Brought Forward',
    'Sample data',
    'journeys@rentsafe.example',
  ]) {
    expect(text).toContain(withoutSpaces(line));
  }
  expect(text).not.toContain('Submit');
});
