import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'rentsafe.single-keys';
const listeners = new Set<() => void>();
/** What was chosen on this page, where storage is blocked. */
let chosen: boolean | undefined;

/** Whether `/` and `?` do something: whoever dictates to the computer must be able to turn them off. @default true */
export function singleKeysAreOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function turnSingleKeys(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, singleKeysAreOn);
