import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** A choice of the user kept in localStorage; where storage is blocked it lasts as long as the page. */
interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (onChange: () => void) => () => void;
  fallback: T;
}

function preference<T extends string>(key: string, choices: readonly T[], fallback: T): Preference<T> {
  const listeners = new Set<() => void>();
  let unsaved: T | undefined;
  const get = () => {
    if (unsaved) return unsaved;
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? fallback;
    } catch {
      return fallback;
    }
  };
  const set = (value: T) => {
    unsaved = undefined;
    try {
      localStorage.setItem(key, value);
    } catch {
      unsaved = value;
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    window.addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onChange);
    };
  };
  return { get, set, subscribe, fallback };
}

export const preferences = (storageKey: string, theme: ThemeChoice) => ({
  theme: preference<ThemeChoice>(`${storageKey}.theme`, ['system', 'light', 'dark'], theme),
  density: preference<Density>(`${storageKey}.density`, ['comfortable', 'compact'], 'comfortable'),
});

export function usePreference<T extends string>({ subscribe, get, fallback }: Preference<T>): T {
  return useSyncExternalStore(subscribe, get, () => fallback);
}
