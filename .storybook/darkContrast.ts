import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

const testing = import.meta.env.VITEST === 'true';

/** The a11y addon checks a story in its own theme; a test also checks its colours in the other one, after the play function. */
export const darkContrast: Preview['afterEach'] = async ({ parameters, globals }) => {
  if (!testing || parameters.a11y?.disable) return;
  const root = document.documentElement;
  root.dataset.theme = globals.theme === 'dark' ? 'light' : 'dark';
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  root.dataset.theme = globals.theme;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.html}: ${node.failureSummary}`),
  );
  await expect(found, 'colour contrast in the other theme').toEqual([]);
};
