import type { FactorChallenge, PasskeyRequest } from '@rentsafe/domain/factor';
import { Secret, TOTP } from 'otpauth';
import { newAuthenticator } from './authenticator.ts';
import type { TestServer } from './server.ts';
import { PASSWORD } from './users.ts';

export interface Login {
  access: string;
  refresh: string;
  detail?: string;
  factor?: FactorChallenge;
}

/** The code that an authenticator app shows at a moment. */
export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** What one user does with their second factors. */
export function factorsOf(server: TestServer, token: string) {
  const post = <Body = Record<string, unknown>>(path: string, body: unknown = {}) =>
    server.post<Body>(`/api/auth/${path}`, body, { token });
  const confirm = (body: unknown = { password: PASSWORD }) => post('confirm/', body);

  return {
    post,
    confirm,
    get: <Body>(path = 'factors/') => server.get<Body>(`/api/auth/${path}`, token),
    remove: (path: string) => server.request('DELETE', `/api/auth/factors/${path}`, { token }),
    /** Adds an authenticator app: its secret, and the first recovery codes. */
    async addTotp() {
      await confirm();
      const { body } = await post<{ token: string; secret: string }>('factors/totp/');
      const code = codeOf(body.secret, server.clock.now);
      const made = await post<{ recovery_codes: string[] }>('factors/totp/confirm/', {
        token: body.token,
        code,
      });
      return { secret: body.secret, made };
    },
    /** Adds a passkey. */
    async addPasskey(authenticator = newAuthenticator(), name = 'Telephone') {
      await confirm();
      const { body } = await post<PasskeyRequest>('factors/passkeys/start/');
      const passkey = authenticator.create(body.options);
      const made = await post<{ recovery_codes: string[] }>('factors/passkeys/', {
        token: body.token,
        name,
        passkey,
      });
      return { authenticator, made };
    },
  };
}
