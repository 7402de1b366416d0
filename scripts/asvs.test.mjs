import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';

const [head, ...lines] = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').trim().split('\n');
const rows = lines.map((line) => {
  const [, requirement, level, verdict, how, evidence] =
    /^([\d.]+),([12]),([a-z ]+),("(?:[^"]|"")+"|[^",]*),(.*)$/.exec(line) ?? [];
  return { line, requirement, level, verdict, how, evidence: evidence?.split(' ').filter(Boolean) ?? [] };
});

test('each line is a requirement, once, in the order of the standard', () => {
  expect(head).toBe('requirement,level,verdict,how,evidence');
  expect(rows.filter(({ requirement }) => requirement === undefined)).toEqual([]);
  const numbers = rows.map(({ requirement }) => requirement);
  const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(numbers).toEqual(inOrder);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('levels 1 and 2 of ASVS 5.0.0 are whole', () => {
  const of = (level) => rows.filter((row) => row.level === level).length;
  // As the standard publishes them.
  expect({ 1: of('1'), 2: of('2') }).toEqual({ 1: 70, 2: 183 });
});

test('what is met has evidence, and all evidence is there; the rest has its reason', () => {
  const wrong = rows.filter(
    ({ verdict, how, evidence }) =>
      !['met', 'not applicable', 'not met', 'operator'].includes(verdict) ||
      !how ||
      (verdict === 'met' && evidence.length === 0) ||
      !evidence.every((file) => existsSync(join(root, file))),
  );
  expect(wrong.map(({ line }) => line)).toEqual([]);
});
