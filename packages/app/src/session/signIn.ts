import { login as loginCall } from '@rentsafe/domain/session';
import { ApiError } from '../calls/ApiError';
import { attempt } from '../calls/attempt';
import { readLogin, type StoredLogin, saveLogin } from '../login/storedLogin';
import { endSession } from './endSession';

const overtaken = () =>
  new ApiError('conflict', {
    body: { detail: 'Someone has signed in or out in another tab or window. Sign in again.' },
  });

/**
 * Signs in and stores the login. An answer that comes after it was given up, or after another tab has signed in or out,
 * signs nobody in: its session is ended. Throws `ApiError`, or the `AbortError` of `signal`.
 */
export async function signIn(username: string, password: string, signal: AbortSignal): Promise<StoredLogin> {
  signal.throwIfAborted();
  const before = readLogin();
  // Without the signal: of an answer that nobody waits for, the session could not be ended.
  const { user, access, refresh } = await attempt(loginCall, { body: { username, password } }, undefined);
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
