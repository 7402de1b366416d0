import type { Page } from '@playwright/test';
import { fillIndividual, individualTab, nationalId, openForm, unique } from './support/forms.ts';
import { expect, openSignedIn, test } from './support/test.ts';

/** Adds a person and opens their page; the path of it. */
async function addPerson(page: Page): Promise<{ path: string; number: string }> {
  const form = await openForm(page, individualTab, 'Add New Individual');
  const number = nationalId(unique());
  await fillIndividual(form, number);
  await form.getByRole('button', { name: 'Add Individual' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('row').filter({ hasText: number }).getByRole('link', { name: 'Makoni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rudo Makoni' })).toBeVisible();
  return { path: new URL(page.url()).pathname, number };
}

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('dialog', { name: 'Edit Rudo Makoni' });
}

test('two people edit one record: the second sees both values, chooses, and loses nothing', async ({
  page,
  openOther,
}) => {
  const { path } = await addPerson(page);
  const other = await (await openOther()).newPage();
  await openSignedIn(other, new URL(path, page.url()).href);
  const [first, second] = [await openEdit(page), await openEdit(other)];
  await first.getByLabel('Marital Status').selectOption({ label: 'Married' });
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Individual saved')).toBeVisible();

  await second.getByLabel('Marital Status').selectOption({ label: 'Divorced' });
  await second.getByLabel('Date Of Birth').fill('06/03/1990');
  await second.getByRole('button', { name: 'Save' }).click();
  const both = second.getByRole('table', { name: 'Saved values and your values' });
  await expect(both.getByRole('row', { name: /Marital Status/ })).toContainText(/Married.*Divorced/);
  await expect(second.getByLabel('Date Of Birth')).toHaveValue('06/03/1990');
  await second.getByRole('button', { name: 'Keep the saved values' }).click();
  await expect(second).toBeHidden();
  await expect(other.getByRole('tabpanel')).toContainText('Married');
  await expect(other.getByRole('tabpanel')).toContainText('06 Mar 1990');

  await other.getByRole('tab', { name: 'History' }).click();
  const history = other.getByRole('list', { name: 'History of Rudo Makoni' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history).toContainText('Marital Status');
});

test('a duplicate with a report that was read is merged; its address leads to the one that is kept', async ({
  page,
}) => {
  const kept = await addPerson(page);
  const gone = await addPerson(page);
  await page.getByRole('tab', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Classification' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Rudo Makoni' });
  await dialog.getByRole('combobox', { name: 'Individual to keep' }).fill(kept.number);
  await page.getByRole('option', { name: new RegExp(kept.number) }).click();
  await expect(dialog.getByRole('row', { name: /Identification Number/ })).toContainText(gone.number);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).toHaveURL(kept.path);
  await expect(page.getByText('Individual merged')).toBeVisible();
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(2);

  await page.goto(gone.path);
  await expect(page.getByText('This individual was merged into another')).toBeVisible();
  await page.getByRole('link', { name: 'Open the individual that was kept' }).click();
  await expect(page).toHaveURL(kept.path);
});

test('a phone that is turned while a form is open keeps what was typed', async ({ page }) => {
  await addPerson(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openEdit(page);
  await form.getByLabel('First Name').fill('Ruth');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await form.getByLabel('Street Address').fill('12 Samora Machel Avenue');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(form.getByLabel('Street Address')).toHaveValue('12 Samora Machel Avenue');
  await expect(form.getByLabel('First Name')).toHaveValue('Ruth');
  await form.getByRole('button', { name: 'Remove Address' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Makoni' })).toBeVisible();
});
