import type { ScreenNotes } from '../packages/app/src/testing/screenStates';

const modules = import.meta.glob<Record<string, ScreenNotes>>('../packages/app/src/**/*.states.ts', {
  eager: true,
});

/** The notes of every screen and dialog, by title. */
export const screens: readonly ScreenNotes[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));
