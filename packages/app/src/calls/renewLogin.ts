import { refreshSession } from '@rentsafe/domain/session';
import { readLogin, type StoredLogin, saveLogin } from '../login/storedLogin';
import { ApiError } from './ApiError';
import { attempt } from './attempt';
import { signInAgain } from './signInAgain';

const lockName = 'rentsafe.refresh';
/**
 * For this long, in milliseconds, the server takes the second use of a refresh token for a race between tabs. Later it
 * answers it again, if nothing of its first answer was ever used.
 */
const replayGrace = 11_000;
const losesAnswers = new Set<ApiError['kind']>(['network', 'timeout', 'server', 'unavailable']);
/** The refresh token whose answer was lost, and when. */
let lost: { token: string; at: number } | undefined;

let running: Promise<StoredLogin | null> | undefined;

/**
 * A login that is newer than the refused access token: from another tab, from the refresh token, or by signing in
 * again over the open screen. It may be another person's, who signed in in another tab. Null when the person signed out
 * instead.
 */
export async function renewLogin(refused: string, signal?: AbortSignal): Promise<StoredLogin | null> {
  running ??= oneTabAtATime(refused).finally(() => {
    running = undefined;
  });
  const renewed = await running;
  signal?.throwIfAborted();
  return renewed ?? (readLogin() ? signInAgain(refused) : null);
}

/** Where there are no Web Locks (plain http), the server lets one of several refreshes win. */
async function oneTabAtATime(refused: string): Promise<StoredLogin | null> {
  if (!('locks' in navigator)) return refresh(refused);
  const { locks } = navigator;
  const isFree = async (lock: Lock | null) => lock && { login: await refresh(refused) };
  const first = await locks.request(lockName, { ifAvailable: true }, isFree);
  if (first) return first.login;
  return locks.request(lockName, () => refresh(refused));
}

async function refresh(refused: string): Promise<StoredLogin | null> {
  const login = readLogin();
  if (!login) return null;
  if (login.access_token !== refused) return login;
  if (!login.refresh_token) return null;
  try {
    const { access, refresh } = await exchange(login.refresh_token);
    const renewed = { ...login, access_token: access, refresh_token: refresh };
    const now = readLogin();
    // Signed out meanwhile, or someone else in: the new pair must not sign in again.
    if (now?.access_token !== refused) return now;
    saveLogin(renewed);
    return renewed;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (['network', 'timeout', 'server', 'unavailable', 'tooMany'].includes(error.kind)) throw error;
    // A tab that was faster stores its login; where that arrives later than this refusal, `signInAgain` takes it.
    const now = readLogin();
    return now?.access_token === refused ? null : now;
  }
}

/** Exchanges a refresh token; once more, after the server's grace, where an earlier answer was lost. */
async function exchange(token: string): Promise<{ access: string; refresh: string }> {
  for (;;) {
    try {
      return await attempt(refreshSession, { body: { refresh: token } }, undefined);
    } catch (error) {
      const kind = error instanceof ApiError ? error.kind : undefined;
      const wait = lost?.token === token ? lost.at + replayGrace - performance.now() : 0;
      // A server that is in trouble may have exchanged it all the same, and lost its connection before it could say so.
      if (kind && losesAnswers.has(kind)) lost = { token, at: performance.now() };
      if (kind !== 'unauthorised' || wait <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
