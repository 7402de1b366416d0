import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '../packages/domain/src/contract/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const page = read('docs/spec-coverage.md');

/** `app/routes.tsx`, as the page abbreviates it, from the root. */
function fromRoot(short) {
  const [first, second, ...rest] = short.split('/');
  if (first === 'ui' && !['theme', 'internal', 'rent'].includes(second))
    return ['packages/ui/src/components', second, ...rest].join('/');
  if (['app', 'ui', 'domain', 'format', 'api'].includes(first))
    return [`packages/${first}/src`, second, ...rest].join('/');
  return short;
}

const listed = /`([\w./-]+\.(?:tsx?|mjs)|(?:app|ui|domain|format|api)\/[\w./-]+)`/g;
const files = [...page.matchAll(listed)].map(([, short]) => fromRoot(short));

test('every file and folder that is listed exists', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every statement names its proof, or is marked as open', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const proofs = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const unproved = proofs.filter(
    ([, , , proof = '']) =>
      proof !== 'Proof' &&
      !/\.(test|proof|stories|spec)\.|\*\*open\*\*|^below|the screens' tests/.test(proof),
  );
  expect(unproved).toEqual([]);
});

describe.each(['## 5. Validation rules', '## 8. Error catalogue'])('%s', (heading) => {
  const [section = ''] = (page.split(heading)[1] ?? '').split('\n## ');
  const rows = section.split('\n').filter((line) => /^\| (?!Statement)/.test(line));
  /** No screen can cause these: the component or the helper is tested alone. */
  const testedAlone = /^\| (Failed resource while printing|Error-to-text helper|Toast types)/;
  const testOfApp = /`(e2e\/[\w/]+\.spec|app\/[\w/]+\.test)\.tsx?`/;

  test('every rule is broken by a test of the app', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => !testedAlone.test(row) && !testOfApp.test(row))).toEqual([]);
  });
});

describe('nothing is left out', () => {
  const pathsIn = (file, calls) =>
    [...read(`packages/app/src/${file}`).matchAll(calls)].map(([, path]) => path);
  const routes = [
    ...pathsIn('routes.tsx', /\bscreen\(\s*'([^']*)'/g),
    '/services/rent-safe',
    ...pathsIn('pages.ts', /\b(?:page|planned)\(\s*'([^']*)'/g),
  ];

  test('the whole route table is read', () => {
    expect(routes).toHaveLength(new Set(routes).size);
    expect(routes).toEqual(expect.arrayContaining(['/', '*', '/services/rent-safe', '/todo']));
    expect(routes.length).toBeGreaterThanOrEqual(40);
  });

  test.each(routes)('route %s', (path) => expect(page).toContain(`\`${path}\``));

  test.each(Object.values(contract).map(({ method, path }) => `${method} ${path}`))('call %s', (call) =>
    expect(page).toContain(`\`${call}\``),
  );
});
