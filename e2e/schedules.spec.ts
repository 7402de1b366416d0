import { expect, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

test('maintenance is planned, its work orders are drafted once, and the calendar shows them', async ({
  page,
}) => {
  await openSignedIn(page, `${home}/maintenance-schedules`);
  await page.getByRole('button', { name: 'New Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Schedule' });
  await dialog.getByRole('combobox', { name: 'Property' }).fill('a');
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Work').fill('Flush the water tanks');
  await dialog.getByLabel('Category').selectOption('Water');
  await dialog.getByLabel('Period').selectOption('weeks');
  await dialog.getByRole('button', { name: 'Add Schedule' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /^Flush the water tanks/ });
  await expect(row).toContainText('Every week');

  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText(/work orders? drafted/)).toBeVisible();
  await expect(row).toContainText(/WO-\d{6}/);
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('No work order was due')).toBeVisible();

  await page.getByRole('radio', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await expect(page.getByText(/^Flush the water tanks · .* · WO-\d{6}$/).first()).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/tab=calendar&month=\d{4}-\d{2}$/);

  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Pause Flush the water tanks' }).click();
  await expect(row).toContainText('Paused');
});
