import { createHmac } from 'node:crypto';
import { admin } from './support/admin.ts';
import { unique } from './support/forms.ts';
import { apiOf } from './support/roles.ts';
import { expect, fillSignIn, test } from './support/test.ts';

const password = 'marula-kettle-sunday-91';
const security = '/services/rent-safe/account?tab=security';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app, so many steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

test('an authenticator app and a passkey are added, and sign in: after the password, and alone', async ({
  page,
  baseURL,
}) => {
  const email = `tariro.${unique()}@rentsafe.example`;
  const login = await page.request.post('/api/auth/login/', {
    data: { username: admin.email, password: admin.password },
  });
  const api = apiOf(page.request, (await login.json()).access);
  const user = { first_name: 'Tariro', last_name: 'Shoko', email, access_level: 2 };
  const { invitation } = await api.post('clients/clients/1/create-user/', user);
  const token = new URL((invitation as { url: string }).url).hash.replace('#token=', '');
  await page.request.post('/api/auth/set-password/', { data: { token, password } });

  // Passkeys belong to a name; the server listens on the address that it stands for.
  const site = String(baseURL).replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });

  await page.goto(`${site}/login?next=${encodeURIComponent(security)}`);
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
  await confirm.getByRole('textbox', { name: 'Password' }).fill(password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const adding = page.getByRole('dialog', { name: 'Add authenticator app' });
  await expect(adding.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await adding.locator('code').textContent())?.replaceAll(/\s/g, '') ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await adding.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await adding.getByRole('button', { name: 'Add authenticator app' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/^10 of 10 left/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();

  await page.goto(`${site}/login?next=${encodeURIComponent(security)}`);
  await fillSignIn(page, email, password);
  // The code that added it was used by that.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const naming = page.getByRole('dialog', { name: 'Add passkey' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Office computer');
  await naming.getByRole('button', { name: 'Make passkey' }).click();
  await confirm.getByRole('button', { name: 'Use your password' }).click();
  await confirm.getByRole('textbox', { name: 'Password' }).fill(password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Office computer/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();

  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto(`${site}/services/rent-safe/account?tab=sessions`);
  await expect(page.getByRole('row', { name: /This device.*Passkey/ })).toBeVisible();
});
