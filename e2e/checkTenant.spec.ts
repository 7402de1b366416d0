import type { APIRequestContext, Page } from '@playwright/test';
import { invite, invitedPassword, providerApi } from './support/client.ts';
import { addHarareAddress, fillIndividual, nationalId, unique } from './support/forms.ts';
import { expect, fillSignIn, lastPrint, test } from './support/test.ts';

/** A client without a company, with one User; and a person whom only the register knows. */
async function prepare(request: APIRequestContext) {
  const provider = await providerApi(request);
  const digits = unique();
  const client = await provider.post('clients/clients/', { name: `Msasa Property Managers ${digits}` });
  const { email, api } = await invite(request, provider, client.id, 'Chipo Dube', 2);
  const number = nationalId(digits);
  await provider.post('individuals/', {
    first_name: 'Tendai',
    last_name: 'Moyo',
    identification_type: 'national_id',
    identification_number: number,
    gender: 'female',
    date_of_birth: '1990-03-05',
    marital_status: 'single',
    contact_details: [{ mobile_phone: ['+263771234567'] }],
    addresses: [],
  });
  return { email, api, number };
}

async function signIn(page: Page, email: string) {
  await page.goto('/login');
  await fillSignIn(page, email, invitedPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Status' })).toBeFocused();
}

/** Keys that were pressed in the page: what is typed comes as text, without any. */
function countKeys() {
  const counted = window as unknown as { keys: number };
  counted.keys ??= 0;
  window.addEventListener('keydown', ({ repeat }) => (counted.keys += repeat ? 0 : 1), true);
}

test('from a number to the printed report in at most 12 keys, as a user who may read about nobody yet', async ({
  page,
  request,
}) => {
  const { email, api, number } = await prepare(request);
  await page.addInitScript(countKeys);
  await signIn(page, email);
  const field = page.getByLabel('National ID, passport or registration number');
  const presses: string[] = [];
  const press = async (key: string) => {
    presses.push(key);
    await page.keyboard.press(key);
  };
  while (!(await field.evaluate((box) => box === document.activeElement)) && presses.length < 12)
    await press('Tab');
  await page.keyboard.insertText(number.replace(/(..)(.*)/, '$1-$2').toLowerCase());
  await press('Enter');
  const form = page.getByRole('dialog', { name: 'Consent of Tendai Moyo' });
  await expect(form.getByLabel(/^Evidence/)).toBeFocused();
  await page.keyboard.insertText('Form of today, file 12');
  await press('Tab');
  await page.keyboard.insertText('Application for 4 Baobab Court');
  await press('Enter');
  const report = page.getByRole('dialog', { name: /^Rent Payment Status Report.*Tendai Moyo/ });
  await expect(report.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await press('p');
  expect((await lastPrint(page)).html).toContain(number);
  const keys = await page.evaluate(() => (window as unknown as { keys: number }).keys);
  test.info().annotations.push({ type: 'keys', description: `${keys}: ${presses.join(' ')}` });
  expect(keys).toBeLessThanOrEqual(12);
  expect(presses.length).toBeLessThanOrEqual(keys);

  const { results } = await api.get('consents/');
  expect(results).toMatchObject([
    { state: 'valid', evidence: 'Form of today, file 12\nPurpose: Application for 4 Baobab Court' },
  ]);

  // The purpose of the consent is that of the report that is issued by it.
  await report.getByRole('link', { name: 'Issue report…' }).click();
  await page.getByRole('button', { name: 'Issue report' }).click();
  await expect(page.getByRole('dialog', { name: /^Issue report/ }).getByLabel(/^Purpose/)).toHaveValue(
    'Application for 4 Baobab Court',
  );
  await page.keyboard.press('Escape');

  await page.goto('/services/rent-safe');
  await page.getByRole('link', { name: 'Consents' }).click();
  await page.getByRole('button', { name: 'Print the form for Tendai Moyo' }).click();
  await expect
    .poll(async () => (await lastPrint(page)).html)
    .toMatch(/Tendai Moyo.*Withdrawal: I may.*Witness/s);

  await page.goto('/services/rent-safe?tab=individual');
  await page.getByRole('searchbox', { name: 'Search individuals' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(report.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await api.post(`consents/${results[0]?.id}/withdraw/`, {});
  await report.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^The consent of Tendai Moyo was withdrawn on/)).toBeVisible();
  await expect(report).toBeHidden();
});

test('whom the register does not know is added from the palette with the number, and read about by consent', async ({
  page,
  request,
}) => {
  const { email } = await prepare(request);
  const number = nationalId(unique());
  await signIn(page, email);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill(number);
  await page.getByRole('option', { name: `Check ${number} in the register` }).click();
  await expect(page.getByRole('dialog', { name: 'Not in the register' })).toContainText(number);
  await page.keyboard.press('Enter');
  const person = page.getByRole('dialog', { name: 'Add New Individual' });
  await expect(person.getByLabel('Identification Number')).toHaveValue(number);
  await person.getByLabel('Identification Number').clear();
  await fillIndividual(person, number);
  await addHarareAddress(person, 'Primary Address');
  await person.getByRole('button', { name: 'Add Individual' }).click();
  const form = page.getByRole('dialog', { name: 'Consent of Rudo Makoni' });
  await form.getByLabel(/^Evidence/).fill('Form of today, file 13');
  await form.getByLabel(/^Purpose/).fill('Application for 5 Baobab Court');
  await form.getByRole('button', { name: 'Add Consent' }).click();
  await expect(page.getByRole('dialog', { name: /^Rent Payment Status Report.*Rudo Makoni/ })).toBeVisible();
});
