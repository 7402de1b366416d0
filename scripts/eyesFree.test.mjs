import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page } from './eyesFree.mjs';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('docs/proof-eyes-free.md shows the golden transcript', () => {
  expect(read('docs/proof-eyes-free.md')).toBe(page(read('e2e/eyesFree/transcript.txt')));
});

test('nothing in the transcript lacks a name, or is inserted without an announcement', () => {
  expect(read('e2e/eyesFree/transcript.txt')).not.toMatch(/NO NAME|INSERTED SILENTLY/);
});

test('no announcement is made twice in a row', () => {
  const lines = read('e2e/eyesFree/transcript.txt').split('\n');
  expect(lines.filter((line, at) => /status|ALERT/.test(line) && line === lines[at - 1])).toEqual([]);
});
