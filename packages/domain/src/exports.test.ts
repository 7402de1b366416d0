import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles, path } from '../scripts/generate.mjs';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  publishConfig: { exports: Manifest['exports'] };
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(read('../package.json'));

test.each(Object.entries(generatedFiles()))('%s follows from the folders', (file, text) => {
  expect(readFileSync(path(file), 'utf8'), 'run `npm run generate`').toBe(text);
});

test('what is published is the same without the source', () => {
  const published = Object.entries(manifest.exports).map(([subpath, target]) => {
    if (typeof target === 'string') return [subpath, target];
    const { '@rentsafe/source': _, ...rest } = target;
    return [subpath, rest];
  });
  expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(published));
});
