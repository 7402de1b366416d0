import { admin } from './support/admin.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('leases are imported from a spreadsheet, one that was left goes on, and it is undone', async ({
  page,
  request,
}) => {
  await openSignedIn(page, '/services/rent-safe/leases');
  const signedIn = await request.post('/api/auth/login/', {
    data: { username: admin.email, password: admin.password },
  });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).access}` };
  const people = await (await request.get('/api/individuals/', { headers })).json();
  const house = {
    ...{ property_type: 'Flats', building_name: 'Jacaranda Mews', city_town: 'Harare' },
    ...{ landlord: { type: 'individual', id: people.results[0].id }, owned_from: '2020-01-01' },
  };
  expect((await request.post('/api/properties/', { headers, data: house })).status()).toBe(201);
  const tenant = people.results[1].identification_number;

  await page.getByRole('link', { name: 'Import' }).click();
  const table = page.getByRole('table', { name: 'Rows of the file' });
  const check = async (rows: readonly string[]) => {
    const lines = ['Property;Unit;Tenant ID;Day One;Currency;Rent', ...rows];
    await page.getByLabel('CSV file').setInputFiles({
      name: 'Leases.csv',
      mimeType: 'text/csv',
      // As Excel writes 'Unicode text'.
      buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le'),
    });
    const starts = page.getByLabel('Starts');
    await expect(starts).toBeVisible();
    if ((await starts.inputValue()) === '') await starts.selectOption('Day One');
    await page.getByRole('button', { name: /^Check \d+ rows/ }).click();
    await expect(table).toBeVisible();
  };
  const row = (unit: number, day: string) => `jacaranda mews;${unit};${tenant};${day};US$;1.450,00`;
  await check([row(1, '31/02/2026'), `Nowhere;2;${tenant};=cmd|'/c calc'!A0;USD;450`]);
  const cell = (name: string) => table.getByRole('textbox', { name });
  await expect(table.getByRole('row', { name: /^2 / })).toContainText('31/02/2026 is not a real date.');
  await expect(table.getByRole('row', { name: /^3 / })).toContainText('No property has this name');
  await expect(cell('Starts, row 3')).toHaveValue("=cmd|'/c calc'!A0");

  // Corrected in place: each row is checked again.
  await cell('Starts, row 2').fill('1 feb 26');
  await page.keyboard.press('Enter');
  await expect(cell('Starts, row 2')).toHaveValue('01/02/2026');
  await expect(cell('Property, row 3')).toBeFocused();
  await page.keyboard.type('Jacaranda Mews');
  await page.keyboard.press('Enter');
  await expect(cell('Starts, row 3')).toBeFocused();
  await page.keyboard.type('01022026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 new, 0 duplicates, 0 with errors')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 2 rows', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  // The name of the column is known from the first file.
  await check(Array.from({ length: 250 }, (_, unit) => row(unit, unit % 2 ? '46023' : '01/01/2026')));
  await page.reload();
  const earlier = page.getByRole('table', { name: 'Earlier imports' });
  await earlier.getByRole('button', { name: 'Import 250 rows' }).click();
  await expect(earlier).toContainText('250 of 250 imported');
  await earlier.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(earlier).toContainText('0 of 250 imported');
  await page.getByRole('link', { name: 'Leases' }).first().click();
  await expect(page.getByRole('link', { name: 'New Lease' })).toBeVisible();
});
