/** Where a choice of the user is kept: `localStorage`, or anything like it. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Null where nothing is kept, or storage is blocked. */
export function textOf(storage: KeyStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Where storage is full or blocked, the choice holds until the page is left. */
export function keepText(storage: KeyStorage | undefined, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // As above.
  }
}

export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
