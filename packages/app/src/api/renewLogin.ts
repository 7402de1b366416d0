import { firstCalls } from '@rentsafe/domain/firstCalls';
import { onLoginChange, readLogin, type StoredLogin, saveLogin } from '../session/storedLogin';
import { ApiError } from './ApiError';
import { attempt } from './attempt';
import { signInAgain } from './signInAgain';

const lockName = 'rentsafe.refresh';
/** How long the answer of a tab that refreshed at the same moment is waited for, in milliseconds. */
const otherTabPatience = 1500;

let running: Promise<StoredLogin | null> | undefined;

/**
 * A login that is newer than the refused access token: from another tab, from the refresh token, or by signing in
 * again over the open screen. Null when the person signed out instead.
 */
export async function renewLogin(refused: string, signal?: AbortSignal): Promise<StoredLogin | null> {
  running ??= oneTabAtATime(() => refresh(refused)).finally(() => {
    running = undefined;
  });
  const renewed = await running;
  signal?.throwIfAborted();
  return renewed ?? (readLogin() ? signInAgain() : null);
}

/** Where there are no Web Locks (plain http), the server lets one of several refreshes win. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work) as Promise<T>;
}

async function refresh(refused: string): Promise<StoredLogin | null> {
  const login = readLogin();
  if (!login) return null;
  if (login.access_token !== refused) return login;
  if (!login.refresh_token) return null;
  try {
    const { access, refresh } = await attempt(
      firstCalls.refreshSession,
      { body: { refresh: login.refresh_token } },
      undefined,
    );
    const renewed = { ...login, access_token: access, refresh_token: refresh };
    // Signed out meanwhile: the new pair must not sign in again.
    if (!readLogin()) return null;
    saveLogin(renewed);
    return renewed;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (['network', 'timeout', 'server', 'unavailable', 'tooMany'].includes(error.kind)) throw error;
    return 'locks' in navigator ? null : otherTabsLogin(refused);
  }
}

function otherTabsLogin(refused: string): Promise<StoredLogin | null> {
  const newer = () => {
    const login = readLogin();
    return login && login.access_token !== refused ? login : null;
  };
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve(newer());
    };
    const timer = setTimeout(finish, otherTabPatience);
    const stop = onLoginChange(() => newer() && finish());
    if (newer()) finish();
  });
}
