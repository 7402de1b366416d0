import { unique } from './support/forms.ts';
import { expect, fillSignIn, openSignedIn, test } from './support/test.ts';

const users = '/services/rent-safe/admin/internal-users';

test('a user is added, sets a password by the one-time link, and may not manage users', async ({
  page,
  openOther,
}) => {
  const email = `chipo.${unique()}@rentsafe.example`;
  await openSignedIn(page, users);
  await page.getByRole('button', { name: 'Add Internal User' }).click();
  const form = page.getByRole('dialog', { name: 'Add Internal User' });
  await form.getByLabel('First Name').fill('Chipo');
  await form.getByLabel('Last Name').fill('Ndlovu');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Access Level').selectOption({ label: 'User' });
  await form.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User created successfully!')).toBeVisible();
  const invitation = page.getByRole('dialog', { name: 'Invitation for Chipo Ndlovu' });
  await expect(invitation.getByRole('button', { name: 'Copy' })).toBeVisible();
  const link = await invitation.getByLabel('Link').inputValue();
  expect(new URL(link).pathname + new URL(link).hash).toMatch(/^\/set-password#token=.{20,}$/);
  await invitation.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Add Internal User' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  const otherPage = await (await openOther()).newPage();
  await otherPage.goto(link);
  const password = otherPage.getByLabel('New Password');
  const rule = (text: string) => otherPage.getByRole('listitem').filter({ hasText: text });
  await password.fill('short');
  await expect(rule('At least 12 characters')).toContainText('not met yet');
  await password.fill('marula-kettle-sunday-91');
  await expect(rule('At least 12 characters')).toContainText(': met');
  await otherPage.getByLabel('Confirm Password').fill('marula-kettle-sunday-92');
  await otherPage.getByRole('button', { name: 'Set password' }).click();
  await expect(otherPage.getByLabel('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await otherPage.getByLabel('Confirm Password').fill('marula-kettle-sunday-91');
  await otherPage.getByRole('button', { name: 'Set password' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Login to proceed' })).toBeVisible();
  await fillSignIn(otherPage, email, 'marula-kettle-sunday-91');
  await otherPage.getByRole('link', { name: 'Internal Users' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Internal Users' })).toBeVisible();
  await expect(otherPage.getByRole('main')).toContainText('Admins manage users');
  await expect(otherPage.getByRole('button', { name: 'Add Internal User' })).toBeHidden();
  await otherPage.goto('/');
  await otherPage.goto(link);
  await expect(otherPage.getByRole('alert')).toContainText('This link is no longer valid');
  await expect(password).toBeHidden();
});

test('a user is found, edited, and deactivated after a question', async ({ page }) => {
  await openSignedIn(page, users);
  const search = page.getByPlaceholder('Full name or email ...');
  await search.fill('  shumba ');
  await search.press('Enter');
  await expect(page).toHaveURL(/users_q=shumba/);
  await expect(page.getByText(/1 \/ 1\b/)).toBeVisible();
  const row = page.getByRole('row').nth(1);
  const name = `Garikai ${unique()}`;

  await row.getByRole('button', { name: /^Edit / }).click();
  const form = page.getByRole('dialog', { name: /^Edit / });
  await form.getByLabel('First Name').fill(name);
  await form.getByLabel('Access Level').selectOption({ label: 'Admin' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(name);
  await expect(row).toContainText('Admin');

  await row.getByRole('button', { name: `Deactivate ${name} Shumba` }).click();
  const question = page.getByRole('alertdialog', { name: `Deactivate ${name} Shumba?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Inactive')).toBeHidden();
  await row.getByRole('button', { name: `Deactivate ${name} Shumba` }).click();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
});
