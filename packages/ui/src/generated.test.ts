// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles, path } from '../scripts/generate.mjs';

it.each(Object.entries(generatedFiles()))('%s follows from the folder listing', (file, text) => {
  expect(readFileSync(path(file), 'utf8'), 'run `npm run generate`').toEqual(text);
});
