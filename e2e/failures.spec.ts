import { admin } from './support/admin.ts';
import {
  companyTab,
  fillCompany,
  fillIndividual,
  individualTab,
  nationalId,
  openForm,
  unique,
} from './support/forms.ts';
import { expect, openSignedIn, test } from './support/test.ts';

const expired = { status: 401, contentType: 'application/json', body: '{"detail":"Expired."}' };

test('a session ends in the middle of a form: after signing in over it, the form is sent unchanged', async ({
  page,
}) => {
  const form = await openForm(page, companyTab, 'Add New Company');
  const number = `${unique()}/2020`;
  await fillCompany(form, 'Acacia Lettings', number);
  await page.route('**/api/auth/refresh/', (route) => route.fulfill(expired));
  await page.route('**/api/companies/', (route) => route.fulfill(expired), { times: 1 });
  await form.getByRole('button', { name: 'Add Company' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByLabel('Email')).toHaveValue(admin.email);
  await again.getByLabel('Password', { exact: true }).fill('not-the-password');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('alert')).toContainText('Invalid account.');
  await again.getByLabel('Password', { exact: true }).fill(admin.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Company created successfully!')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
});

test('code missing from the server: an open form keeps its values, and Reload is offered', async ({
  page,
}) => {
  await openSignedIn(page, companyTab);
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const number = (await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()) ?? '';
  await page.route(/\/assets\/(CompanyReport|useReport)[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole('button', { name: 'Add New Company' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Company' });
  await fillCompany(form, 'Acacia Lettings', number);
  await form.getByRole('link', { name: /^View report for / }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(form.getByLabel('Registered Name')).toHaveValue('Acacia Lettings');
  await expect(form.getByLabel('Registration Number')).toHaveValue(number);
});

const failures = {
  'a server error': { status: 500, contentType: 'text/html', body: '<h1>Server Error</h1>' },
  'a refusal': {
    status: 403,
    contentType: 'application/json',
    body: '{"detail":"You may not add records."}',
  },
};

for (const [name, answer] of Object.entries(failures)) {
  test(`${name} on an individual and on a branch is reported in plain English, and typed values stay`, async ({
    page,
  }) => {
    await page.route(/\/api\/(individuals|branches)\/$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    );
    const form = await openForm(page, individualTab, 'Add New Individual');
    await fillIndividual(form, nationalId(unique()));
    await form.getByRole('button', { name: 'Add Individual' }).click();
    await expect(page.getByText('Failed to create individual', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Mobile Phone')).toHaveValue('+263 77 123 4567');
    await expect(form.getByLabel('Date Of Birth')).toHaveValue('05/03/1990');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('tab', { name: 'Company Payment Status' }).click();
    await page.getByRole('button', { name: 'New Branch' }).first().click();
    const branch = page.getByRole('dialog', { name: 'Create A New Branch' });
    await branch.getByLabel('Branch Name').fill('Depot');
    await branch.getByRole('button', { name: 'Add Branch' }).click();
    await expect(page.getByText('Failed to create branch', { exact: true })).toBeVisible();
    if (name === 'a refusal') await expect(branch).toContainText('You may not add records.');
    await expect(page.locator('body')).not.toContainText('<h1>');
    await expect(branch.getByLabel('Branch Name')).toHaveValue('Depot');
  });
}

test('offline, a form reports that it was not sent; a second attempt online succeeds', async ({
  page,
  context,
}) => {
  const form = await openForm(page, companyTab, 'Add New Company');
  const number = `${unique()}/2019`;
  await fillCompany(form, 'Acacia Lettings', number);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText('Failed to create company. Please try again.')).toBeVisible();
  await expect(form.getByLabel('Registration Number')).toHaveValue(number);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(page.getByText('Company created successfully!')).toBeVisible();
});

test('places that cannot be fetched are reported at their list, and Retry loads them', async ({ page }) => {
  await page.route(
    '**/api/common/locations/countries/',
    (route) => route.fulfill({ status: 503, body: '' }),
    { times: 1 },
  );
  const form = await openForm(page, companyTab, 'Add New Company');
  await form.getByLabel('Registered Name').fill('Acacia Lettings');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(form.getByText('Could not fetch countries').first()).toBeVisible();
  await form.getByRole('button', { name: 'Retry' }).click();
  await page.route(
    /\/api\/common\/locations\/(countries|provinces|cities)\/\d+\/$/,
    (route) => route.abort(),
    { times: 1 },
  );
  await form.getByLabel('Country').selectOption({ label: 'Zimbabwe' });
  await expect(form.getByText('Could not fetch provinces').first()).toBeVisible();
  await form.getByRole('button', { name: 'Retry' }).click();
  await form.getByLabel('Province').selectOption({ label: 'Harare' });
  await expect(form.getByLabel('Registered Name')).toHaveValue('Acacia Lettings');
});

test('places added meanwhile appear after Refresh, which keeps typed values', async ({ page }) => {
  await page.route(
    /\/api\/common\/locations\/provinces\/\d+\/$/,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), cities: [] } });
    },
    { times: 1 },
  );
  const form = await openForm(page, companyTab, 'Add New Company');
  await form.getByLabel('Registered Name').fill('Acacia Lettings');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await form.getByLabel('Country').selectOption({ label: 'Zimbabwe' });
  await form.getByLabel('Province').selectOption({ label: 'Harare' });
  await expect(form.getByText(/^There are no cities on record for this province/)).toBeVisible();
  await form.getByRole('button', { name: 'Refresh cities' }).press('Enter');
  await expect(form.getByLabel('City')).toBeFocused();
  await expect(page.getByText(/^\d+ cit(y|ies) to choose from$/)).toBeAttached();
  await form.getByLabel('City').selectOption({ label: 'Harare' });
  await expect(form.getByLabel('Registered Name')).toHaveValue('Acacia Lettings');
});

test('companies or a report that cannot be fetched are reported, and can be fetched again', async ({
  page,
}) => {
  await page.route('**/api/branches/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await openSignedIn(page, companyTab);
  await expect(page.getByText('Could not fetch companies').first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();
  const search = page.getByPlaceholder('Search by name or reg...');
  await page.route('**/api/branches/search/**', (route) => route.abort(), { times: 1 });
  await search.fill('head office');
  await search.press('Enter');
  await expect(page.getByText('Search failed for query "head office"').first()).toBeVisible();
  await expect(search).toHaveValue('head office');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/1 \/ \d+/)).toBeVisible();

  await page.route(
    /\/api\/companies\/\d+\/$/,
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    { times: 1 },
  );
  await page
    .getByRole('button', { name: /^View report for / })
    .first()
    .click();
  const report = page.getByRole('dialog');
  await expect(report.getByRole('alert')).toBeVisible();
  await report.getByRole('button', { name: 'Retry' }).click();
  await expect(report.getByRole('heading', { name: 'Company Details' })).toBeVisible();
});
