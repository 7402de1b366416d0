// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles, path } from '../scripts/generate.mjs';

it.each(Object.entries(generatedFiles()))('%s follows from the folder listing', (file, text) => {
  const stored = readFileSync(path(file), 'utf8');
  const parse = (content: string) => (file.endsWith('.json') ? JSON.parse(content) : content);
  expect(parse(stored), 'run `npm run generate`').toEqual(parse(text));
});
