import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';
import { inForcedColours } from './forcedColours';

const testing = import.meta.env.VITEST === 'true';

async function contrastFindings() {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}: ${node.failureSummary}`));
}

/**
 * The a11y addon checks a story in its own theme; a test also checks its colours in the other one and in forced colours,
 * after the play function.
 */
export const darkContrast: Preview['afterEach'] = async ({ parameters, globals }) => {
  if (!testing || parameters.a11y?.disable) return;
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'light' : 'dark';
  const found = await contrastFindings();
  root.dataset.theme = globals.theme;
  await expect(found, 'colour contrast in the other theme').toEqual([]);
  const forced = await inForcedColours(async () => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    return contrastFindings();
  });
  await expect(forced, 'colour contrast in forced colours').toEqual([]);
};
