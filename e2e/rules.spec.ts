import type { Locator, Page } from '@playwright/test';
import {
  companyTab,
  fillCompany,
  fillIndividual,
  individualTab,
  nationalId,
  openForm,
} from './support/forms.ts';
import { expect, test } from './support/test.ts';

/** A value typed into a field, and the message that it gets. */
type Rule = readonly [label: string, value: string, message: string];

/** Collects the POST requests to a path. */
function countPosts(page: Page, path: string) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request.url());
  });
  return posts;
}

const at = (form: Locator, label: string) =>
  form.getByLabel(label, { exact: true }).or(form.getByLabel(`${label} *`));

/**
 * Breaks rules of an otherwise valid form, which are in its order, a rule of each field at once: each field shows it and keeps its
 * value, and the first has the focus.
 */
async function breakEach(form: Locator, submit: string, rules: readonly Rule[]) {
  const labels = [...new Set(rules.map(([label]) => label))];
  for (let round = 0; ; round += 1) {
    const broken = labels.flatMap((label) =>
      rules.filter((rule) => rule[0] === label).slice(round, round + 1),
    );
    if (broken.length === 0) return;
    await test.step(
      broken.map(([label, value]) => `${label}: ${JSON.stringify(value)}`).join(', '),
      async () => {
        const restore: (() => Promise<unknown>)[] = [];
        for (const [label, value] of broken) {
          const control = at(form, label);
          const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
          const before = await control.inputValue();
          const set = (text: string) => (isSelect ? control.selectOption(text) : control.fill(text));
          restore.push(() => set(before));
          await set(value);
        }
        await form.getByRole('button', { name: submit }).click();
        const [first] = broken;
        if (first) await expect(at(form, first[0])).toBeFocused();
        for (const [label, value, message] of broken) {
          const control = at(form, label);
          await expect(control).toHaveAccessibleDescription(new RegExp(message.replace(/[.()?]/g, '\\$&')));
          await expect(control).toHaveAttribute('aria-invalid', 'true');
          await expect(control).toHaveValue(value);
        }
        for (const back of restore) await back();
      },
    );
  }
}

const email = 'Enter an email address, such as name@example.com.';
const site = 'Enter a web address, such as https://www.example.com.';
const linkTo = (example: string) => `Paste the link to the page, such as ${example}.`;
const noDate = 'Enter a date as dd/mm/yyyy, such as 05/03/2025.';

test('each rule of a new individual is shown at its field, and nothing is sent', async ({ page }) => {
  const posts = countPosts(page, '/api/individuals/');
  const form = await openForm(page, individualTab, 'Add New Individual');
  await fillIndividual(form, nationalId('631234567'));
  await form.getByLabel('Employer Name').fill('Baobab Properties');
  await form.getByLabel('Job Title').fill('Clerk');
  await form.getByLabel('Start Date').fill('01/02/2020');
  await breakEach(form, 'Add Individual', [
    ['First Name', '   ', 'Enter a first name.'],
    ['Last Name', '', 'Enter a last name.'],
    ['Identification Type', '', 'Choose an identification type.'],
    ['Identification Number', '', 'Enter an identification number.'],
    ['Identification Number', '63123B63', "Invalid Zimbabwean National ID '63123B63'"],
    ['Gender', '', 'Choose a gender.'],
    ['Date Of Birth', '', 'Enter a date of birth.'],
    ['Date Of Birth', '31/02/1990', '31/02/1990 is not a real date.'],
    ['Date Of Birth', '01/01/2199', 'Date of birth cannot be in the future.'],
    ['Marital Status', '', 'Choose a marital status.'],
    ['Mobile Phone', '', 'Enter a mobile phone number.'],
    ['Mobile Phone', 'none', 'Enter a phone number, such as 077 123 4567.'],
    ['Email', 'rudo@', email],
    ['Start Date', '01/01/2199', 'Start date cannot be in the future.'],
    ['End Date', '31/01/2020', 'End date cannot be before the start date.'],
    ['Employer Email', 'boss', email],
    ['Monthly Income', 'a lot', 'Enter an amount, such as 1234.50.'],
    ['Monthly Income', '-1', 'Enter an amount of 0 or more.'],
  ]);
  expect(posts).toEqual([]);
});

test('each rule of a new company is shown at its field, and nothing is sent', async ({ page }) => {
  const posts = countPosts(page, '/api/companies/');
  const form = await openForm(page, companyTab, 'Add New Company');
  await fillCompany(form, 'Acacia Lettings', '8/2024');
  await breakEach(form, 'Add Company', [
    ['Registered Name', ' ', 'Enter a registered name.'],
    ['Registration Number', '', 'Enter a registration number.'],
    ['Date Of Incorporation', '2020-13-01', '2020-13-01 is not a real date.'],
    ['Date Of Incorporation', '01/01/2199', 'Date of incorporation cannot be in the future.'],
    ['Email Address', '', 'Enter an email address.'],
    ['Email Address', 'office', email],
    ['Mobile Phone', 'zzz', 'Enter a phone number, such as 077 123 4567.'],
    ['Website', 'javascript:alert(1)', site],
    ['Twitter', 'acacia', linkTo('https://x.com/name')],
    ['Facebook', 'ftp://facebook.example', linkTo('https://facebook.com/name')],
    ['Instagram', 'a b.example', linkTo('https://instagram.com/name')],
    ['LinkedIn', 'https://', linkTo('https://linkedin.com/company/name')],
    ['Registration Date', 'yesterday', noDate],
    ['Number Of Employees', '1.5', 'Enter a whole number, 0 or more.'],
  ]);
  await form.getByRole('button', { name: 'Add Address' }).click();
  const address = form.getByRole('group', { name: 'Primary Address', exact: true });
  await expect(address.getByRole('checkbox', { name: 'Primary' })).toBeChecked();
  await expect(address.getByRole('checkbox', { name: 'Primary' })).toBeDisabled();
  await address.getByLabel('Street Address').fill('5 Mutare Road');
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(address.getByLabel('City')).toHaveAccessibleDescription(/Choose a city\./);
  await expect(address.getByLabel('Street Address')).toHaveValue('5 Mutare Road');
  expect(posts).toEqual([]);
});

test('each rule of a new branch is shown at its field, and nothing is sent', async ({ page }) => {
  const posts = countPosts(page, '/api/branches/');
  const form = await openForm(page, companyTab, 'New Branch', 'Create A New Branch');
  await form.getByLabel('Branch Name').fill('Depot');
  await breakEach(form, 'Add Branch', [['Branch Name', '  ', 'Enter a branch name.']]);
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await form.getByLabel('Position').fill('Manager');
  await form.getByRole('button', { name: 'Add Branch' }).click();
  await expect(form.getByRole('combobox', { name: 'Individual' })).toHaveAccessibleDescription(
    'Choose a person.',
  );
  await expect(form.getByLabel('Position')).toHaveValue('Manager');
  await form.getByRole('button', { name: 'Remove Contact' }).click();
  await form.getByRole('button', { name: 'Add Address' }).click();
  await form.getByRole('button', { name: 'Add Branch' }).click();
  await expect(form.getByLabel('City')).toHaveAccessibleDescription(/Choose a city\./);
  await expect(form.getByLabel('Branch Name')).toHaveValue('Depot');
  expect(posts).toEqual([]);
});

test('each rule of a new internal user is shown at its field, and nothing is sent', async ({ page }) => {
  const posts = countPosts(page, '/api/clients/clients/1/create-user/');
  const form = await openForm(page, '/services/rent-safe/admin/internal-users', 'Add Internal User');
  await form.getByLabel('First Name').fill('Chipo');
  await form.getByLabel('Last Name').fill('Ndlovu');
  await form.getByLabel('Email').fill('chipo.ndlovu@rentsafe.example');
  await breakEach(form, 'Add User', [
    ['First Name', '', 'Enter a first name.'],
    ['Last Name', ' ', 'Enter a last name.'],
    ['Email', '', 'Enter an email address.'],
    ['Email', 'chipo@', email],
  ]);
  await expect(form.getByLabel('Access Level').getByRole('option')).toHaveText(['Admin', 'User']);
  expect(posts).toEqual([]);
});
