import {
  openSignInProvider,
  PROVIDER_SECRET,
  type SignInProvider,
} from '../packages/api/src/testing/signInProvider.ts';
import { admin } from './support/admin.ts';
import { freePort, startServer } from './support/server.ts';
import { expect, test as watched } from './support/test.ts';

interface Fixtures {
  /** The address of a product beside a provider that vouches for the administrator. */
  base: string;
  provider: SignInProvider;
}

const test = watched.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other
  base: async ({}, provide) => provide(`http://127.0.0.1:${await freePort()}`),
  provider: async ({ base }, provide) => {
    const person = { subject: 'administrator', email: admin.email, isVerified: true };
    const provider = await openSignInProvider(`${base}/login`, () => person);
    const server = await startServer({
      PORT: new URL(base).port,
      PUBLIC_URL: base,
      SAMPLE_DATA: 'false',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'rentsafe',
      OIDC_CLIENT_SECRET: PROVIDER_SECRET,
      OIDC_NAME: 'Kopje Identity',
    });
    await provide(provider);
    await server.stop();
    await provider.close();
  },
});

test('an administrator signs in with the provider, arrives where they were going, and signs out of both', async ({
  page,
  faults,
  base,
  provider,
}) => {
  await page.goto(`${base}/services/rent-safe/admin/internal-users?level=1`);
  await page.getByRole('button', { name: 'Sign in with Kopje Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Users' })).toBeVisible();
  expect(page.url()).toBe(`${base}/services/rent-safe/admin/internal-users?level=1`);
  await page.goBack();
  expect(page.url()).not.toContain('code=');
  await page.goto(`${base}/services/rent-safe`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign out of Kopje Identity' }).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  // The pages of the provider have a policy of its own.
  const ours = faults.filter((fault) => !fault.startsWith('/auth') && !fault.startsWith('/session/end'));
  faults.splice(0, faults.length, ...ours);
});
