import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/decisions.md'), 'utf8');

/** Numbers that begin a row of a table, or an entry of a list: `**25, 26**`, `**40–44**`. */
const onPage = new Set(
  [...page.matchAll(/^(?:\| |- \*\*)(\d+(?:(?:, |–)\d+)*)(?: \||\*\*)/gm)].flatMap(([, numbers]) => {
    const [first, last = first] = numbers.split('–').map(Number);
    if (numbers.includes('–')) return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
    return numbers.split(', ').map(Number);
  }),
);

const mentions = ['app', 'ui', 'domain', 'api'].flatMap((name) => {
  const folder = join(root, 'packages', name, 'src');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(tsx?|md)$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\bdecisions? (\d+)/gi)].map(([, number]) => ({
      file: `packages/${name}/src/${file}`,
      number: Number(number),
    })),
  );
});

test('every decision that code or a story mentions by its number is on the page', () => {
  expect(mentions.length).toBeGreaterThan(40);
  expect(mentions.filter(({ number }) => !onPage.has(number))).toEqual([]);
});
