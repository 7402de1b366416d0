'use client';

import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Density, preferences, type ThemeChoice, usePreference } from './preference';

export interface ThemeState {
  /** What the user chose. */
  theme: ThemeChoice;
  /** What is shown: `system` resolved. */
  resolvedTheme: 'light' | 'dark';
  density: Density;
  setTheme: (theme: ThemeChoice) => void;
  setDensity: (density: Density) => void;
}

export interface ThemeProviderProps {
  /** The theme until the user chooses one. Give theme-start.js the same: `data-default-theme`. @default 'system' */
  defaultTheme?: ThemeChoice | undefined;
  /** What the keys in localStorage start with; two products on one origin need two. Give theme-start.js the same: `data-storage-key`. @default 'rentsafe' */
  storageKey?: string | undefined;
  /** The application. */
  children: ReactNode;
}

const ThemeContext = createContext<ThemeState | undefined>(undefined);

// jsdom has no matchMedia.
const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');
const systemIsDark = () => darkQuery()?.matches ?? false;

function onSystemChange(onChange: () => void) {
  const query = darkQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/**
 * Keeps the user's theme and density: `data-theme` (absent for system) and `data-density` on the root element,
 * `rentsafe.theme` and `rentsafe.density` in localStorage. Serve `theme-start.js` in the head for a first paint without a flash.
 */
export function ThemeProvider({
  defaultTheme = 'system',
  storageKey = 'rentsafe',
  children,
}: ThemeProviderProps) {
  const stored = useMemo(() => preferences(storageKey, defaultTheme), [storageKey, defaultTheme]);
  const theme = usePreference(stored.theme);
  const density = usePreference(stored.density);
  const dark = useSyncExternalStore(onSystemChange, systemIsDark, () => false);
  const resolvedTheme = theme === 'system' ? (dark ? 'dark' : 'light') : theme;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a choice changes
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Not what is rendered: while HTML of a server is taken over, that is the fallback.
    const chosen = stored.theme.get();
    if (chosen === 'system') delete dataset.theme;
    else dataset.theme = chosen;
    dataset.density = stored.density.get();
  }, [stored, theme, density]);

  const state = useMemo(
    () => ({
      theme,
      resolvedTheme,
      density,
      setTheme: stored.theme.set,
      setDensity: stored.density.set,
    }),
    [stored, theme, resolvedTheme, density],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The theme and density in force, and how to change them. Throws outside a ThemeProvider. */
export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) throw new Error('useTheme needs a ThemeProvider above it: wrap the application in one.');
  return state;
}
