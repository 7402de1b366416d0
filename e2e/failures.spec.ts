import { admin } from './support/admin.ts';
import { companyTab, fillCompany, openForm, unique } from './support/forms.ts';
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
