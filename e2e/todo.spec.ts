import { expect, openSignedIn, test } from './support/test.ts';

const home = '/services/rent-safe';

test('what the book calls for is on the dashboard and snoozed; what is written down is done', async ({
  page,
}) => {
  await openSignedIn(page, home);
  const due = page.getByRole('region', { name: 'To do today' });
  await due.getByRole('link', { name: /^All [\d,]+ due$|^To Do List$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'To Do List' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('It clears automatically when this is settled.')).toBeVisible();

  await page.getByRole('button', { name: 'Add To-Do' }).click();
  const adding = page.getByRole('dialog', { name: 'Add To-Do' });
  await adding.getByLabel('To do', { exact: false }).first().fill('Read the meters of Acacia Court');
  await adding.getByLabel('Category').fill('Meters');
  await adding.getByLabel('Assigned to').selectOption({ index: 1 });
  await adding.getByRole('button', { name: /^Add/ }).click();
  await expect(adding).toBeHidden();

  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 });
  await page.getByRole('link', { name: /Read the meters of Acacia Court/ }).click();
  await details.getByRole('button', { name: 'Snooze…' }).click();
  await page.getByRole('dialog', { name: 'Snooze' }).getByRole('button', { name: 'Snooze' }).click();
  await expect(page.getByRole('link', { name: /Read the meters of Acacia Court/ })).toBeHidden();

  await page.getByRole('combobox', { name: 'Show' }).selectOption('Snoozed');
  await page.getByRole('link', { name: /Read the meters of Acacia Court/ }).click();
  await details.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Done');
  await expect(page.getByRole('link', { name: /Read the meters of Acacia Court/ })).toBeVisible();
});
