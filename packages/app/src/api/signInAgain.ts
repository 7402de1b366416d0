import { useSyncExternalStore } from 'react';
import type { StoredLogin } from '../session/storedLogin';

/** Calls that wait for the person to sign in again over the open screen. */
let waiting:
  | { promise: Promise<StoredLogin | null>; settle: (login: StoredLogin | null) => void }
  | undefined;
const listeners = new Set<() => void>();

/** Asks for signing in again, once for all calls that need it; null when it is declined. */
export function signInAgain(): Promise<StoredLogin | null> {
  if (!waiting) {
    let settle: (login: StoredLogin | null) => void = () => {};
    const promise = new Promise<StoredLogin | null>((resolve) => {
      settle = resolve;
    });
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

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while calls wait for signing in again. */
export function useSignInAgain(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}
