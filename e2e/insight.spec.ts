import { expect, lastPrint, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

test('from the dashboard to what is let, to a property’s months, and to what the coming ones bring', async ({
  page,
}) => {
  await openSignedIn(page, home);
  await expect(page.getByRole('slider', { name: /^Charged and collected by month, USD/ })).toBeVisible();
  await page.getByRole('link', { name: 'What is let and vacant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Occupancy And vacancy' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total .*\d\d\.\d\d%/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Vacant today' })).toBeVisible();

  await page.goto(`${home}/turnover`);
  await expect(page.getByRole('slider', { name: /^Moved out and in by month/ })).toBeVisible();

  await page.goto(`${home}/portfolio-performance`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page.getByLabel('Property or landlord')).toHaveValue(name);
  await expect(page.getByRole('slider', { name: 'Charged and collected, USD: values' })).toBeVisible();

  await page.goto(`${home}/reports/forecasts`);
  await expect(page.getByRole('table', { name: 'Coming months' }).getByRole('row')).toHaveCount(8);
  await page.getByLabel('Months', { exact: true }).selectOption('3');
  await expect(page.getByRole('table', { name: 'Coming months' }).getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await lastPrint(page)).html).toContain('What comes in and where it goes');
});
