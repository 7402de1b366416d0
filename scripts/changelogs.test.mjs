import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const wordsOf = (name) => {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []);
};
const words = new Set(['domain', 'format'].flatMap(wordsOf));

/** ui's is read in its own documents.test.ts. What was there before stands under Major Changes. */
it.each(['domain', 'format'])('the newest version in the changelog of %s names what there is', (name) => {
  const [, newest = ''] = readFileSync(join(packages, name, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  const [breaking, added] = newest.split('### Minor Changes');
  const named = [...(added ?? breaking).matchAll(/`([a-zA-Z_]\w+)(?:\([^`]*\))?`/g)].map(([, word]) => word);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((word) => !words.has(word))).toEqual([]);
  const subpaths = [...(added ?? '').matchAll(/^- \*\*([a-z][^*]+)\*\*/gm)].flatMap(([, list]) =>
    list.split(', '),
  );
  expect(subpaths.filter((subpath) => !existsSync(join(packages, name, 'src', subpath)))).toEqual([]);
});
