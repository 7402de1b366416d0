import { admin } from './support/admin.ts';
import { expect, fillSignIn, test } from './support/test.ts';

test('the landing page leads to the login, and the login to the rental area', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Login' }))
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/services\/rent-safe$/);
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Login' })
    .or(page.getByRole('button', { name: 'Login' }))
    .click();
  await expect(page).toHaveURL(/\/services\/rent-safe$/);
});

test('the stored login has the shape of the specification, and Log out removes it', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page);
  await expect(page).toHaveURL(/rent-safe$/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null'));
  expect(Object.keys(stored).sort()).toEqual([
    'access_token',
    'id',
    'refresh_token',
    'user_type',
    'username',
  ]);
  expect(stored.username).toBe(admin.email);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/services/rent-safe');
  await expect(page).toHaveURL(/\/login\?next=/);
});
