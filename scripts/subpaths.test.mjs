import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles as domain } from '../packages/domain/scripts/generate.mjs';
import { generatedFiles as format } from '../packages/format/scripts/generate.mjs';
import { root } from './pnpm.mjs';

describe.each([
  ['domain', domain],
  ['format', format],
])('%s', (name, generatedFiles) => {
  const read = (file) => readFileSync(join(root, 'packages', name, file), 'utf8');

  test.each(Object.entries(generatedFiles()))('%s follows from the folders', (file, text) => {
    expect(read(file), 'run `npm run generate`').toBe(text);
  });

  test('what is published is the same without the source', () => {
    const { exports, publishConfig } = JSON.parse(read('package.json'));
    const published = Object.entries(exports).map(([subpath, target]) => {
      if (typeof target === 'string') return [subpath, target];
      const { '@rentsafe/source': _, ...rest } = target;
      return [subpath, rest];
    });
    expect(publishConfig.exports).toEqual(Object.fromEntries(published));
  });
});
