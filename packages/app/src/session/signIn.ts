import { finishSignIn, startPasskeySignIn } from '@rentsafe/domain/factor';
import { login as loginCall } from '@rentsafe/domain/session';
import { ApiError } from '../calls/ApiError';
import { attempt, type ReplyFor } from '../calls/attempt';
import type { Proof } from '../calls/factors';
import { signWithPasskey } from '../calls/passkeys';
import { readLogin, type StoredLogin, saveLogin } from '../login/storedLogin';
import { endSession } from './endSession';

const overtaken = () =>
  new ApiError('conflict', {
    body: { detail: 'Someone has signed in or out in another tab or window. Sign in again.' },
  });

/**
 * Stores the login of who signs in. An answer that comes after it was given up, or after another tab has signed in or out,
 * signs nobody in: its session is ended. Throws `ApiError`, or the `AbortError` of `signal`.
 */
async function storing(
  signal: AbortSignal,
  send: () => Promise<ReplyFor<typeof loginCall>>,
): Promise<StoredLogin> {
  signal.throwIfAborted();
  const before = readLogin();
  // Without the signal: of an answer that nobody waits for, the session could not be ended.
  const { user, access, refresh } = await send();
  const login: StoredLogin = {
    id: user.id,
    username: user.username,
    access_token: access,
    refresh_token: refresh,
    user_type: user.user_type ?? null,
  };
  const now = readLogin();
  if (!signal.aborted && now === before) {
    saveLogin(login);
    return login;
  }
  endSession(login);
  signal.throwIfAborted();
  if (now?.username !== login.username) throw overtaken();
  return now;
}

/** Signs in by password. An `ApiError` with a `factor` is a right one that is not enough. */
export const signIn = (username: string, password: string, signal: AbortSignal): Promise<StoredLogin> =>
  storing(signal, () => attempt(loginCall, { body: { username, password } }, undefined));

/** Ends a sign-in with a code. */
export const signInByCode = (
  token: string,
  { code, recovery_code }: Proof,
  signal: AbortSignal,
): Promise<StoredLogin> =>
  storing(signal, () => attempt(finishSignIn, { body: { token, code, recovery_code } }, undefined));

/** Signs in with a passkey: alone, or after the password under its token. Throws `PasskeyError`, too. */
export const signInByPasskey = (token: string | undefined, signal: AbortSignal): Promise<StoredLogin> =>
  storing(signal, async () => {
    const asked = await attempt(startPasskeySignIn, { body: { token } }, undefined);
    const passkey = await signWithPasskey(asked);
    return attempt(finishSignIn, { body: { token: asked.token, passkey } }, undefined);
  });
