import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';
import { fingerprintOf, isTrue, marked, proofs, stamped } from './proofs.mjs';

const value = 'a'.repeat(64);
const text = '# What holds\n\nEverything.\n';

test('a page is true of the sources that it was made of, and of no others', () => {
  const page = stamped(text, value);
  expect(isTrue(page, value)).toBe(true);
  expect(isTrue(page, 'b'.repeat(64))).toBe(false);
  expect(isTrue(text, value)).toBe(false);
});

test('a page that says it is outdated is true, until it is made again', () => {
  const page = marked(stamped(text, value), 'npm run prove:x');
  expect(page).toContain('# What holds\n\n> Outdated: ');
  expect(page).not.toContain(value);
  expect(isTrue(page, value)).toBe(true);
  expect(stamped(page, value)).toBe(stamped(text, value));
});

test.each(Object.entries(proofs))(
  'docs/%s is made of the sources as they are, or says that it is outdated',
  (page, proof) => {
    const current = isTrue(readFileSync(join(root, 'docs', page), 'utf8'), fingerprintOf(proof));
    expect(current, `${proof.command} makes it again; npm run proofs marks it as outdated`).toBe(true);
  },
);

test('every page of a proof is watched, or compared by its own test', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.startsWith('proof-'));
  expect(pages.filter((name) => !(name in proofs))).toEqual(['proof-eyes-free.md']);
});
