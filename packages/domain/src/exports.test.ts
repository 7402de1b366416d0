import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  publishConfig: { exports: Manifest['exports'] };
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest: Manifest = JSON.parse(read('../package.json'));
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

test('every folder of src is a subpath', () => {
  const entryless = folders.filter((name) => !existsSync(new URL(`./${name}/index.ts`, import.meta.url)));
  expect(entryless).toEqual([]);
});

test('what is published is the same without the source', () => {
  const published = Object.entries(manifest.exports).map(([subpath, target]) => {
    if (typeof target === 'string') return [subpath, target];
    const { '@rentsafe/source': _, ...rest } = target;
    return [subpath, rest];
  });
  expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(published));
});

test('the whole package holds every subpath but sample records, telephone metadata, common passwords and places', () => {
  const named = [...read('./index.ts').matchAll(/'\.\/(\w+)\/index\.ts'/g)].map(([, name]) => name);
  expect(named).toEqual(
    folders.filter((name) => !['fixtures', 'machine', 'password', 'phone', 'places'].includes(name)),
  );
});

test('the readme lists every subpath', () => {
  const readme = read('../README.md');
  for (const name of folders) expect(readme).toContain(`\`${name}\``);
});
