import { expect, openSignedIn, test } from './support/test.ts';

test('a portfolio is entered by hand: property, unit, lease; and no second lease for the same days', async ({
  page,
}) => {
  const home = '/services/rent-safe';
  await openSignedIn(page, `${home}/property-list`);
  await page.getByRole('button', { name: 'Add Property' }).click();
  const house = page.getByRole('dialog', { name: 'Add Property' });
  await house.getByLabel('Property Type').selectOption('Flats');
  await house.getByLabel('Building Name').fill('Muhacha Heights');
  await house.getByLabel('City/Town').fill('Harare');
  await house.getByLabel('Unit Number').fill('1');
  await house.getByRole('combobox', { name: 'Landlord Name' }).fill('moyo');
  await page.getByRole('listbox').getByRole('option').first().click();
  await house.getByLabel('Owner Since').fill('01/01/2026');
  await house.getByRole('button', { name: 'Add Property' }).click();
  await page.getByRole('button', { name: 'Open property' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Muhacha Heights/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add Unit' }).click();
  const unit = page.getByRole('dialog', { name: 'Add Unit' });
  await unit.getByLabel('Unit Number').fill('2');
  await unit.getByRole('button', { name: 'Add Unit' }).click();
  const newLease = page.getByRole('link', { name: 'New Lease of unit 2' });
  const address = (await newLease.getAttribute('href')) ?? '';
  await newLease.click();

  const go = () => page.getByRole('button', { name: 'Continue' }).click();
  const fillUp = async (starts: string) => {
    await expect(page.getByText('Muhacha Heights').first()).toBeVisible();
    await go();
    await page.getByRole('combobox', { name: /Person or Company/ }).fill('ncube');
    await page.getByRole('listbox').getByRole('option').first().click();
    await go();
    await page.getByLabel('Starts').fill(starts);
    await page.getByLabel('Net Amount').fill('450');
    await go();
  };
  await fillUp('16/04/2026');
  await expect(page.getByText('$450.00 from 16 Apr 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Save and activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$450.00');

  await page.goto(address);
  await fillUp('01/09/2026');
  await expect(page.getByText(/The unit is let from 16 Apr 2026, with no end date/).first()).toBeVisible();
  await page.getByLabel('Starts').fill('01/04/2026');
  await page.getByLabel('Ends').fill('15/04/2026');
  await go();
  await expect(page.getByText('$450.00 from 01 Apr 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.goto(`${home}/property-list`);
  await page.getByRole('searchbox').first().fill('muhacha');
  await page.keyboard.press('Enter');
  const group = page.getByRole('rowgroup').filter({ hasText: 'Muhacha Heights' });
  const rows = group.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Occupied' })).toContainText('$450.00');
  await expect(rows.filter({ hasText: 'Vacant' })).toHaveCount(1);
  await rows.getByRole('link', { name: /^View Lease of/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/L-/);
});
