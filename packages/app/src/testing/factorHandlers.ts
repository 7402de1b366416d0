import {
  addPasskey,
  addTotp,
  confirmSession,
  type Factors,
  finishSignIn,
  listFactors,
  removePasskey,
  removeTotp,
  removeUserFactors,
  renamePasskey,
  renewRecoveryCodes,
  startConfirmation,
  startPasskey,
  startPasskeySignIn,
  startTotp,
} from '@rentsafe/domain/factor';
import { answer, refuse } from './answer';

/** The second factors of who is signed in there. */
export const sampleFactors: Factors = {
  passkeys: [
    {
      id: 1,
      name: 'Chrome on Windows',
      created_at: '2026-01-12T07:15:00Z',
      last_used_at: '2026-03-01T06:30:00Z',
      blocked: false,
    },
    { id: 2, name: 'Security key', created_at: '2026-02-03T10:00:00Z', last_used_at: null, blocked: false },
  ],
  totp: { created_at: '2026-01-12T07:20:00Z', last_used_at: '2026-02-20T14:05:00Z' },
  recovery_codes: { created_at: '2026-01-12T07:15:00Z', left: 8 },
  required: false,
  passkey_host: window.location.hostname,
};

export const noFactors: Factors = { ...sampleFactors, passkeys: [], totp: null, recovery_codes: null };

export const sampleCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, nth) => `kp${'23456789ab'[nth]}m-w7ra-t4xe-h${9 - nth}bq-m3ys-vd6c`,
);

/** What the authenticator app of the mocked backend shows. */
export const sampleCode = '246802';

/** The answer to a sign-in with a right password, of an account with second factors. */
export const needsFactor = (kinds: readonly string[] = ['totp', 'recovery_code']) =>
  refuse(401, {
    detail: 'Sign in with your second factor too.',
    factor: { token: 'sign-in-1', expires_at: '2026-03-01T08:35:00Z', kinds },
  });

const request = {
  token: 'passkey-1',
  options: { challenge: 'a29wamU', rpId: window.location.hostname, userVerification: 'preferred' },
};

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const factorHandlers = [
  answer(listFactors, () => sampleFactors),
  answer(startPasskeySignIn, () => request),
  answer(finishSignIn, ({ body }) =>
    (body as { code?: string }).code === sampleCode
      ? {
          user: { id: 1, username: 'rudo.makoni@rentsafe.example', user_type: 'staff' },
          access: 'access-1',
          refresh: 'refresh-1',
        }
      : refuse(401, { detail: 'This code is wrong, or was used already. Wait for the next one.' }),
  ),
  answer(startConfirmation, () => request),
  answer(confirmSession, () => undefined),
  answer(startTotp, () => ({
    token: 'totp-1',
    secret,
    uri: `otpauth://totp/RentSafe:rudo.makoni%40rentsafe.example?issuer=RentSafe&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  })),
  answer(addTotp, ({ body }) =>
    (body as { code?: string }).code === sampleCode
      ? { recovery_codes: [...sampleCodes] }
      : refuse(400, {
          code: ['This is not the code that the app shows now. Check the clock of the device.'],
        }),
  ),
  answer(removeTotp, () => undefined),
  answer(startPasskey, () => request),
  answer(addPasskey, () => ({ recovery_codes: null })),
  answer(renamePasskey, ({ body }) => ({
    ...(sampleFactors.passkeys[0] as Factors['passkeys'][number]),
    name: (body as { name: string }).name,
  })),
  answer(removePasskey, () => undefined),
  answer(renewRecoveryCodes, () => ({ recovery_codes: [...sampleCodes] })),
  answer(removeUserFactors, () => undefined),
];
