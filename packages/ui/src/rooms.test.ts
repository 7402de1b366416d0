import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { path } from '../scripts/generate.mjs';

const files = readdirSync(path('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const imports = files.flatMap((file) =>
  [...readFileSync(path(`src/${file}`), 'utf8').matchAll(/(?:from |import |import\()'(\.[^']*)'/g)].map(
    ([, target = '']) => ({ file, target: join(dirname(file), target) }),
  ),
);

/** `components/X`, `rent/X` or `internal/x`; undefined for what stands elsewhere. */
const folderOf = (file: string) => /^(?:components|internal|rent)\/[^/]+(?=\/|$)/.exec(file)?.[0];
/** A component is its index, and its texts are for whatever shows the same words. */
const isPublic = (target: string) => /^(?:components|rent)\/[A-Z]\w*(?:\/[A-Z]\w*\.messages)?$/.test(target);

test('the inside of a component is its own: others import its index or its texts', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const reaching = imports.filter(
    ({ file, target }) =>
      /^(components|rent)\/[A-Z]/.test(target) && folderOf(file) !== folderOf(target) && !isPublic(target),
  );
  expect(reaching).toEqual([]);
});

const isProduct = (file: string) => !/\.(test|types\.test|stories|conformance|example)\.tsx?$/.test(file);

test('nothing but stories and tests knows the rental parts', () => {
  const renting = imports.filter(
    ({ file, target }) => target.startsWith('rent') && !/^(rent|testing)\//.test(file) && isProduct(file),
  );
  expect(renting).toEqual([]);
});

test('product files import each other in no circle', () => {
  const known = new Set(files);
  const resolve = (target: string) =>
    ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((file) => known.has(file));
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    done.add(file);
    for (const { target } of imports.filter((each) => each.file === file)) {
      const next = resolve(target);
      if (next) walk(next, [...way, file]);
    }
  };
  for (const file of files.filter(isProduct)) walk(file, []);
  expect(circles).toEqual([]);
});
