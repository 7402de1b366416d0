import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles, path } from '../scripts/generate.mjs';

it.each(Object.entries(generatedFiles()))('%s follows from the folder listing', (file, text) => {
  expect(readFileSync(path(file), 'utf8'), 'run `npm run generate`').toEqual(text);
});

it('README.md: every block of code is a recipe, which is type-checked, and every recipe is in it', () => {
  const readme = readFileSync(path('README.md'), 'utf8');
  const recipes = [...readme.matchAll(/^<!-- recipes\/(\S+) -->$/gm)].map(([, file]) => file);
  expect(recipes.toSorted()).toEqual(readdirSync(path('recipes')).toSorted());
  expect(readme.match(/^```(ts|js)x?$/gm)).toHaveLength(recipes.length);
});
