import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { conclude } from './conclude.mjs';
import { root } from './pnpm.mjs';

const file = join(root, 'test-results/proofs/of-a-test.txt');
afterEach(() => {
  process.exitCode = undefined;
  rmSync(file);
});

test.each([
  [true, 0, 'prove:of-a-test holds: 2 of 3.'],
  [false, 1, 'prove:of-a-test DOES NOT HOLD: 2 of 3.'],
])('a proof that holds (%s) ends with status %i and %s', (holds, status, line) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  conclude('of-a-test', { holds, summary: '2 of 3.', report: 'one\ntwo' });
  expect(log.mock.lastCall).toEqual([line]);
  log.mockRestore();
  expect(process.exitCode).toBe(status);
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n\n2 of 3.\n');
});
