import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { path } from '../scripts/generate.mjs';

const files = readdirSync(path('src'), { recursive: true, encoding: 'utf8' });
const read = (name: RegExp) =>
  files
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path(`src/${file}`), 'utf8'))
    .join('\n');
const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id]) => id));

const clauses = ids(read(/\.md$/), /^- ([A-Z]{3}-\d+) /gm);
const proven = ids(read(/\.(test\.tsx?|stories\.tsx)$/), /\b(?!UTF|INV)([A-Z]{3}-\d+)\b/g);

it('every clause of a component spec is named by a test or a story', () => {
  expect([...clauses].filter((id) => !proven.has(id))).toEqual([]);
});

it('every clause that a test or a story names exists', () => {
  expect([...proven].filter((id) => !clauses.has(id))).toEqual([]);
});
