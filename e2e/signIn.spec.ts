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
