import { parseStoredLogin, STORED_LOGIN_KEY, type StoredLogin } from '@rentsafe/domain/session';

export type { StoredLogin };

const listeners = new Set<() => void>();
/** Kept here while storage is blocked or full; lasts as long as the page. */
let unsaved: StoredLogin | undefined;
let last: { json: string | null; login: StoredLogin | null } = { json: null, login: null };
let complained = false;

function complain() {
  if (complained) return;
  complained = true;
  console.error('The stored login could not be read: signed out.');
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED_LOGIN_KEY);
  } catch {
    complain();
    return null;
  }
}

/** Who is signed in, or null. Never throws; the same stored text gives the same object. */
export function readLogin(): StoredLogin | null {
  if (unsaved) return unsaved;
  const json = stored();
  if (json !== last.json) last = { json, login: parseStoredLogin(json) };
  if (json !== null && !last.login) complain();
  return last.login;
}

/** Whether who was signed in then still is. */
export const isStillSignedIn = (then: StoredLogin | null): boolean =>
  readLogin()?.username === then?.username;

/** Stores the login; where storage is blocked or full it is kept in memory. */
export function saveLogin(login: StoredLogin): void {
  unsaved = undefined;
  try {
    localStorage.setItem(STORED_LOGIN_KEY, JSON.stringify(login));
  } catch {
    unsaved = login;
  }
  notify();
}

/** Forgets the login here and, through storage, in the other tabs. */
export function clearLogin(): void {
  unsaved = undefined;
  try {
    localStorage.removeItem(STORED_LOGIN_KEY);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

/** Calls back when the login changes, here or in another tab. */
export function onLoginChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORED_LOGIN_KEY && key !== null) return;
    // What another tab could store, or remove, is newer than what this one could not.
    unsaved = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
