import { readFile } from 'node:fs/promises';
import { sampleIndividual } from '../packages/domain/src/fixtures/index.ts';
import { providerApi } from './support/client.ts';
import { unique } from './support/forms.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('a person asks for what is held, objects to messages, and is erased', async ({ page }) => {
  const api = await providerApi(page.request);
  const person = { ...sampleIndividual(900_000 + (Number(unique()) % 90_000)), last_name: 'Mudzuri' };
  const { id } = await api.post('individuals/', person);
  const name = `${person.first_name} Mudzuri`;
  await openSignedIn(page, `/services/rent-safe/individuals/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Data rights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Data rights of ${name}` })).toBeVisible();

  const requests = page.getByRole('table', { name: 'Requests' });
  const record = async (right: string, words: string) => {
    const dialog = page.getByRole('dialog', { name: `New request: ${name}` });
    await dialog.getByLabel('Right').selectOption({ label: right });
    if (right === 'Objection') await dialog.getByRole('radio', { name: /^Messages/ }).check();
    await dialog.getByLabel('How Identity Was Checked').fill('National ID seen at the office');
    await dialog.getByRole('textbox', { name: /^Request\b(?!ed)/ }).fill(words);
    await dialog.getByRole('button', { name: 'Record request' }).click();
    await expect(dialog).toBeHidden();
  };
  const complete = async (right: string, outcome: string) => {
    const row = requests.getByRole('row').filter({ hasText: right });
    await row.getByRole('button', { name: /^Complete/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Complete DR-/ });
    await dialog.getByLabel('What Was Done').fill(outcome);
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(row).toContainText('Done');
  };

  await page.getByRole('button', { name: 'New Request…' }).click();
  await record('Access', 'What do you hold about me?');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ record: { id, last_name: 'Mudzuri' } });
  await complete('Access', 'Handed over as a file');

  await page.getByRole('button', { name: 'Record objection…' }).click();
  await record('Objection', 'No more text messages');
  await complete('Objection: Messages', 'No company writes to them');
  await expect(page.getByRole('region', { name: 'Objection' })).toContainText('Held to until ended:');

  await page.getByRole('button', { name: 'New Request…' }).click();
  await record('Erasure', 'Forget me');
  await page.getByRole('button', { name: 'Anonymise…' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const erasing = page.getByRole('dialog', { name: `Anonymise ${name}` });
  await erasing.getByLabel('Reason').fill('Asked for erasure');
  await erasing.getByRole('button', { name: 'Anonymise permanently' }).click();
  await expect(erasing).toBeHidden();
  await complete('Erasure', 'Erased');
  await expect(requests).not.toContainText('Forget me');
  await expect(page.getByText('Mudzuri')).toHaveCount(0);
});
