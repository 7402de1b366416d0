import { useSyncExternalStore } from 'react';
import { onLoginChange, readLogin, type StoredLogin } from '../login/storedLogin';
import { createSignal } from '../offline/signal';

/** Calls that wait for the person to sign in again over the open screen. */
let waiting:
  | { promise: Promise<StoredLogin | null>; settle: (login: StoredLogin | null) => void }
  | undefined;
const { notify, subscribe } = createSignal();

/**
 * Asks for signing in again instead of the refused access token, once for all calls that need it; what another tab does
 * counts: a new login, or signing out. Null when it is declined.
 */
export function signInAgain(refused: string): Promise<StoredLogin | null> {
  if (!waiting) {
    let resolve: (login: StoredLogin | null) => void = () => {};
    const promise = new Promise<StoredLogin | null>((done) => {
      resolve = done;
    });
    const stop = onLoginChange(() => {
      const login = readLogin();
      if (login?.access_token !== refused) settleSignIn(login);
    });
    const settle = (login: StoredLogin | null) => {
      stop();
      resolve(login);
    };
    waiting = { promise, settle };
    notify();
  }
  return waiting.promise;
}

/** Lets the waiting calls go on with the new login, or fail when there is none. */
export function settleSignIn(login: StoredLogin | null): void {
  waiting?.settle(login);
  waiting = undefined;
  notify();
}

/** True while calls wait for signing in again. */
export function useSignInAgain(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}
