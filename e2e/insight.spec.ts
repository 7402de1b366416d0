import { pdfOf, pdfText, sheetsOf, withoutSpaces } from './support/pdfText.ts';
import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

test('from the dashboard to what is let, to a landlord’s year on a page, and to what the coming months bring', async ({
  page,
  context,
}) => {
  await openSignedIn(page, home);
  await expect(page.getByRole('slider', { name: /^Charged and collected by month, USD/ })).toBeVisible();
  await page.getByRole('link', { name: 'Occupancy and vacancy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Occupancy and Vacancy' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total .*\d\d\.\d\d%/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Vacant today' })).toBeVisible();

  await page.goto(`${home}/turnover`);
  await expect(page.getByRole('slider', { name: /^Moved out and in by month/ })).toBeVisible();

  await page.goto(`${home}/portfolio-performance?by=landlord`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByLabel('Property or landlord')).toHaveValue(name);
  await expect(page.getByRole('slider', { name: 'Charged and collected, USD: values' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Months' }).getByRole('row')).toHaveCount(14);
  await page.getByRole('button', { name: 'Print' }).click();
  const year = await pdfOf(context, (await lastPrint(page)).html, page.url());
  expect(sheetsOf(year)).toBe(1);
  for (const text of [name, 'Charged and collected', 'Occupancy', 'Total'])
    expect(pdfText(year)).toContain(withoutSpaces(text));

  await page.goto(`${home}/reports/forecasts`);
  await expect(page.getByRole('table', { name: 'Coming months' }).getByRole('row')).toHaveCount(8);
  await page.getByLabel('Months', { exact: true }).selectOption('3');
  await expect(page.getByRole('table', { name: 'Coming months' }).getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Print' }).click();
  const { html } = await lastPrint(page);
  expect(html).toContain('Expected receipts and payments');
  expect(html).toContain('Earlier forecasts and actual receipts');
});
