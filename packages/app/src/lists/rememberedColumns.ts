import { readStored, store } from '../offline/stored';

/** Which columns of a file had which values last time in this browser, by their names; `key` is what was imported. */
export function readColumns(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export const rememberColumns = (key: string, mapping: Readonly<Record<string, string>>) =>
  store(key, JSON.stringify(mapping));
