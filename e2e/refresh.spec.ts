import { individualTab } from './support/forms.ts';
import { expect, fillSignIn, test } from './support/test.ts';

const tokens = () => JSON.parse(localStorage.getItem('token') ?? '{}') as Record<string, string>;
const expired = { status: 401, json: { detail: 'The access token has expired.' } };

// With a login of its own: a refresh token works once.
test('a session outlives its access token, and a refresh whose answer is lost', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent(individualTab)}`);
  await fillSignIn(page);
  const rows = page.getByRole('table').getByRole('button', { name: /^View report for / });
  await expect(rows).toHaveCount(20);
  const first = await page.evaluate(tokens);

  /** The token that is stored now has run out, and the list is read again. */
  const refresh = async () => {
    const { access_token } = await page.evaluate(tokens);
    await page.route('**/api/individuals/**', async (route) => {
      const { authorization } = route.request().headers();
      await (authorization === `Bearer ${access_token}` ? route.fulfill(expired) : route.fallback());
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
  };
  await refresh();
  await expect.poll(async () => (await page.evaluate(tokens)).access_token).not.toBe(first.access_token);
  await expect(rows).toHaveCount(20);

  // The server exchanges the token; its answer never arrives.
  const second = await page.evaluate(tokens);
  await page.route(
    '**/api/auth/refresh/',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await refresh();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await page.evaluate(tokens)).access_token).not.toBe(second.access_token);
  await expect(rows).toHaveCount(20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
