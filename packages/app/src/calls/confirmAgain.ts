import type { ConfirmationNeed } from '@rentsafe/domain/factor';
import { useSyncExternalStore } from 'react';
import { onLoginChange, readLogin } from '../login/storedLogin';
import { createSignal } from '../offline/signal';

interface Waiting {
  needs: ConfirmationNeed;
  promise: Promise<boolean>;
  settle: (isConfirmed: boolean) => void;
}

/** Calls that wait for the person to confirm who they are, over the open screen. */
let waiting: Waiting | undefined;
const { notify, subscribe } = createSignal();

/** Asks for a confirmation, once for all calls that need it. False when it is declined, or who was signed in is no longer. */
export function confirmAgain(needs: ConfirmationNeed): Promise<boolean> {
  if (!waiting) {
    let resolve: (isConfirmed: boolean) => void = () => {};
    const promise = new Promise<boolean>((done) => {
      resolve = done;
    });
    const username = readLogin()?.username;
    const stop = onLoginChange(() => {
      if (readLogin()?.username !== username) settleConfirmation(false);
    });
    const settle = (isConfirmed: boolean) => {
      stop();
      resolve(isConfirmed);
    };
    waiting = { needs, promise, settle };
    notify();
  }
  return waiting.promise;
}

/** Lets the waiting calls go on, or fail as they were refused. */
export function settleConfirmation(isConfirmed: boolean): void {
  waiting?.settle(isConfirmed);
  waiting = undefined;
  notify();
}

/** What calls wait for; undefined where none do. */
export const useConfirmationNeed = (): ConfirmationNeed | undefined =>
  useSyncExternalStore(subscribe, () => waiting?.needs);
