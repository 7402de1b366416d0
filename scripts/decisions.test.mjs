import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/decisions.md'), 'utf8');

/** Numbers in bold: `**25**`, `**25, 26**`, `**40–44**`. */
const numbersOf = (text) => {
  const [first, last = first] = text.split('–').map(Number);
  if (!text.includes('–')) return text.split(', ').map(Number);
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
};
const onPage = new Set(
  [...page.matchAll(/\*\*(\d+(?:(?:, |–)\d+)*)\*\*/g)].flatMap(([, text]) => numbersOf(text)),
);

const screens = join(root, 'packages/app/src');
const mentions = readdirSync(screens, { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(screens, file), 'utf8').matchAll(/\bdecision (\d+)/gi)].map(([, number]) => ({
      file,
      number: Number(number),
    })),
  );

test('every decision that a screen mentions by its number is on the page', () => {
  expect(mentions).not.toEqual([]);
  expect(mentions.filter(({ number }) => !onPage.has(number))).toEqual([]);
});
