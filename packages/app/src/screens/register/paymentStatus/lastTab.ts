import { onLoginChange, readLogin } from '../../../login/storedLogin';
import { readStored, store } from '../../../offline/stored';

const STORAGE_KEY = 'rentsafe.tab';
let first: string | undefined;

/**
 * The tab that was open last before one signed in or loaded the page, '' for none. It stays the same until then: Back to an address that
 * names no tab shows what was there before.
 */
export function lastTab(): string {
  if (first === undefined) {
    first = readStored(STORAGE_KEY) ?? '';
    const stop = onLoginChange(() => {
      if (readLogin()) return;
      first = undefined;
      stop();
    });
  }
  return first;
}

export function rememberTab(tab: string): void {
  // The address that names none is decided before.
  lastTab();
  store(STORAGE_KEY, tab);
}
