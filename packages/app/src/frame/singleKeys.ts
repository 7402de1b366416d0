import { useSyncExternalStore } from 'react';
import { createSignal } from '../offline/signal';
import { readStored, store } from '../offline/stored';

const STORAGE_KEY = 'rentsafe.single-keys';
const { notify, subscribe } = createSignal();
/** What was chosen on this page, where storage is blocked. */
let chosen: boolean | undefined;

/** Whether `/` and `?` do something: whoever dictates to the computer must be able to turn them off. @default true */
export function singleKeysAreOn(): boolean {
  return chosen ?? readStored(STORAGE_KEY) !== 'off';
}

export function turnSingleKeys(on: boolean): void {
  chosen = on;
  store(STORAGE_KEY, on ? null : 'off');
  notify();
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, singleKeysAreOn);
