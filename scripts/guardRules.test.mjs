import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pnpm.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, rule, files] = /^\| (G\d+) \|[^|]+\| ([^|]+) \|$/.exec(line) ?? [];
  return rule ? [[rule, [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file)]] : [];
});

test('the rules are G1 to G21, each once', () =>
  expect(rows.map(([rule]) => rule)).toEqual(Array.from({ length: 21 }, (_, at) => `G${at + 1}`)));

test.each(rows)('%s has a test of that title in each file that docs/security.md names', (rule, files) => {
  expect(files).not.toHaveLength(0);
  for (const file of files)
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(new RegExp(`['"\`](G\\d+ )*${rule} `));
});
