'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { type KeyStorage, keepText, readJson, textOf } from '../../internal/storage';
import type { Preferences } from '../DataTablePreferences';
import type { ViewStorage } from '../DataTableViews';

/** Where preferences and saved views are kept: `localStorage`, or anything like it. */
export type ListStorage = KeyStorage;

/** Preferences as they were stored, which may be older than the list. */
function preferencesOf(text: string | null, pageSizes: readonly number[]): Preferences {
  const { hidden, order, density, pageSize, ...others } = (readJson(text) ?? {}) as Preferences;
  return {
    ...others,
    ...(Array.isArray(hidden) && { hidden }),
    ...(Array.isArray(order) && { order }),
    ...(density === 'compact' && { density }),
    ...(pageSizes.includes(pageSize as number) && { pageSize: pageSize as number }),
  };
}

const never = () => () => {};

/** How a user wants a list; where storage is blocked, until the page is left. */
export function useStoredPreferences(
  name: string,
  { storage, pageSizes }: { storage: ListStorage | undefined; pageSizes: readonly number[] },
) {
  const key = `list.${name}`;
  const [own, setOwn] = useState<Preferences>();
  const stored = useSyncExternalStore(
    never,
    () => textOf(storage, key),
    () => null,
  );
  const change = useCallback(
    (next: Preferences) => {
      setOwn(next);
      keepText(storage, key, JSON.stringify(next));
    },
    [storage, key],
  );
  return [own ?? preferencesOf(stored, pageSizes), change] as const;
}

/** The saved views of a list. The user hears of views that could not be saved. */
export const viewsIn = (storage: ListStorage, name: string): ViewStorage => ({
  read: () => readJson(textOf(storage, `views.${name}`)),
  write: (views) => storage.setItem(`views.${name}`, JSON.stringify(views)),
});
