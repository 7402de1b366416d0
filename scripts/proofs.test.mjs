import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';
import { addStamp, fingerprintOf, isTrue, markOutdated, proofs } from './proofs.mjs';

const value = 'a'.repeat(64);
const text = '# What holds\n\nEverything.\n';

test('a page is true of the sources that it was made from, and of no others', () => {
  const page = addStamp(text, value);
  expect(isTrue(page, value)).toBe(true);
  expect(isTrue(page, 'b'.repeat(64))).toBe(false);
  expect(isTrue(text, value)).toBe(false);
});

test('a page marked as outdated is true, until it is made again', () => {
  const page = markOutdated(addStamp(text, value), 'npm run prove:x');
  expect(page).toContain('# What holds\n\n> Outdated: ');
  expect(page).not.toContain(value);
  expect(isTrue(page, value)).toBe(true);
  expect(addStamp(page, value)).toBe(addStamp(text, value));
});

test.each(Object.entries(proofs))(
  'docs/%s is made from the present sources, or marked as outdated',
  (page, proof) => {
    const current = isTrue(readFileSync(join(root, 'docs', page), 'utf8'), fingerprintOf(proof));
    expect(current, `${proof.command} makes it again; npm run proofs marks it as outdated`).toBe(true);
  },
);

test('every page of a proof is checked here, or compared by its own test', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.startsWith('proof-'));
  expect(pages.filter((name) => !(name in proofs))).toEqual(['proof-eyes-free.md']);
});
