import { readStored, store } from '../../page/stored';

const KEY = 'import-leases-columns';

/** Which columns of a file had the values of leases last time in this browser, by their names. */
export function readColumns(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export const rememberColumns = (mapping: Readonly<Record<string, string>>) =>
  store(KEY, JSON.stringify(mapping));
