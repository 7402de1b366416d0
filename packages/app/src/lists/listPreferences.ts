import type { Preferences } from '@rentsafe/ui/DataTablePreferences';
import type { SavedView, ViewStorage } from '@rentsafe/ui/DataTableViews';
import { useCallback, useState } from 'react';
import { PAGE_SIZE } from '../calls/listState';
import { readLogin } from '../login/storedLogin';
import { readStored, store } from '../offline/stored';

export const pageSizes: readonly number[] = [PAGE_SIZE, 50, 100];

/** Each user of a shared computer has their own. */
const keyOf = (what: 'list' | 'views', name: string) => `rentsafe.${what}.${name}.${readLogin()?.id ?? ''}`;

function read(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

function readPreferences(name: string): Preferences {
  const { hidden, density, pageSize } = (read(keyOf('list', name)) ?? {}) as Preferences;
  return {
    ...(Array.isArray(hidden) && { hidden }),
    ...(density === 'compact' && { density }),
    ...(pageSizes.includes(pageSize as number) && { pageSize: pageSize as number }),
  };
}

/** How the user wants a list, on this computer; where storage is blocked, until the page is left. */
export function useListPreferences(name: string) {
  const [preferences, setPreferences] = useState(() => readPreferences(name));
  const change = useCallback(
    (next: Preferences) => {
      setPreferences(next);
      store(keyOf('list', name), JSON.stringify(next));
    },
    [name],
  );
  return [preferences, change] as const;
}

/** The views of a list that the user saved on this computer. */
export const viewsOf = (name: string): ViewStorage => ({
  read: () => read(keyOf('views', name)),
  // The user hears of views that could not be saved.
  write: (views: readonly SavedView[]) => localStorage.setItem(keyOf('views', name), JSON.stringify(views)),
});
