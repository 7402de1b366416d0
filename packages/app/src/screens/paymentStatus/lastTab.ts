import { onLoginChange, readLogin } from '../../login/storedLogin';

const STORAGE_KEY = 'rentsafe.tab';
let first: string | undefined;

function stored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * The tab that was open last before one signed in or loaded the page, '' for none. It stays the same until then: Back to an address that
 * names no tab shows what was there before.
 */
export function lastTab(): string {
  if (first === undefined) {
    first = stored();
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
  try {
    localStorage.setItem(STORAGE_KEY, tab);
  } catch {
    // It begins with the overview the next time.
  }
}
