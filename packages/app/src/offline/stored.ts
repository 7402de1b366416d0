/** What the browser holds under a key; null where there is nothing, or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Holds a text beyond this page, null for none; where storage is blocked or full it does nothing. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page goes on without.
  }
}
