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

function preference<T extends string>(key: string, choices: readonly [T, ...T[]]): Preference<T> {
  const [fallback] = choices;
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

export const themePreference = preference<ThemeChoice>('rentsafe.theme', ['system', 'light', 'dark']);
export const densityPreference = preference<Density>('rentsafe.density', ['comfortable', 'compact']);

export function usePreference<T extends string>({ subscribe, get, fallback }: Preference<T>): T {
  return useSyncExternalStore(subscribe, get, () => fallback);
}
