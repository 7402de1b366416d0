import { admin } from './support/admin.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, fillSignIn, test } from './support/test.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ ACCESS_TOKEN_SECONDS: '2', SAMPLE_DATA: 'false' });
});
test.afterAll(() => server.stop());

const tokens = () => JSON.parse(localStorage.getItem('token') ?? '{}') as Record<string, string>;

test('a session outlives its access tokens, and a refresh whose answer is lost', async ({ page }) => {
  const next = encodeURIComponent('/services/rent-safe/admin/internal-users');
  await page.goto(`${server.base}/login?next=${next}`);
  await fillSignIn(page);
  const row = page.getByRole('table').getByText(admin.email);
  await expect(row).toBeVisible();
  const first = await page.evaluate(tokens);

  const refresh = async () => {
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      expect(await Promise.race([refused.then(() => true), page.waitForTimeout(300)])).toBe(true);
    }).toPass();
  };
  await refresh();
  await expect.poll(async () => (await page.evaluate(tokens)).access_token).not.toBe(first.access_token);
  await expect(row).toBeVisible();

  // The server exchanges the token; its answer never arrives.
  const second = await page.evaluate(tokens);
  await page.route('**/api/auth/refresh/', async (route) => {
    await route.fetch();
    await route.abort();
    await page.unroute('**/api/auth/refresh/');
  });
  await refresh();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(async () => (await page.evaluate(tokens)).access_token, { timeout: 30_000 })
    .not.toBe(second.access_token);
  await expect(row).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
