import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, once } from './buildCache.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  writeFileSync(join(folder, 'a.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the fingerprint changes with a file, not with a test or a missing path', () => {
  const before = fingerprint(folder, ['.', 'missing']);
  writeFileSync(join(folder, 'a.test.ts'), 'test');
  expect(fingerprint(folder, ['.', 'missing'])).toBe(before);
  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(fingerprint(folder, ['.', 'missing'])).not.toBe(before);
});

test('a step runs once for its inputs, even if two ask at once, and again when its output is missing', async () => {
  let runs = 0;
  const output = join(folder, 'out');
  const step = (value) => ({
    builtFrom: join(folder, 'cache', 'built-from'),
    outputs: [output],
    value,
    work: () => {
      runs += 1;
      writeFileSync(output, '');
    },
  });
  await once(step('1'));
  await once(step('1'));
  expect(runs).toBe(1);
  await once(step('2'));
  expect(runs).toBe(2);
  rmSync(output);
  await once(step('2'));
  expect(runs).toBe(3);
  const interrupted = { ...step('3'), work: () => Promise.reject(new Error('interrupted')) };
  await expect(once(interrupted)).rejects.toThrow('interrupted');
  await once(step('2'));
  expect(runs).toBe(4);
  await Promise.all([once(step('4')), once(step('4'))]);
  expect(runs).toBe(5);
});
