import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');

/** These open browsers for the journeys, and watch them. */
const watchers = ['support/test.ts', 'support/profile.ts'];

const opens = [
  [/\b(?:chromium|firefox|webkit)\b[^;]*from '(?:@playwright\/test|playwright)'/, 'a browser of its own'],
  [/(?<!request\.)\bnewContext\s*\(/, 'a context of its own: `openOther` opens one that is watched'],
  [/\blaunch(?:PersistentContext)?\s*\(/, 'a browser of its own'],
  [
    /import (?!type\b)[^;]*\btest\b[^;]*from '@playwright\/test'[\s\S]*\b(?:page|browser|context)\b/,
    'a test that is not of e2e/support/test.ts',
  ],
];
const loosens = [[/bypassCSP|setBypassCSP|disable-web-security/, 'no content security policy']];

/** Ways to open a page that nobody watches, or one without the content security policy. */
function problemsOf(source) {
  const watches = /\bwatch\(context/.test(source) && /from '[./]+\/support\/watch\.ts'/.test(source);
  return [...(watches ? [] : opens), ...loosens]
    .filter(([pattern]) => pattern.test(source))
    .map(([, problem]) => problem);
}

// Proofs run by themselves, and cut the browser off from the server.
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.proof.ts') && !watchers.includes(name))
  .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));

test('every journey runs under the watch of e2e/support/watch.ts', () => {
  expect(files.filter(({ name }) => name.endsWith('.spec.ts')).length).toBeGreaterThan(10);
  const problems = files.flatMap(({ name, source }) =>
    problemsOf(source).map((problem) => `e2e/${name}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  "import { expect, test } from '@playwright/test';\ntest('x', async ({ page }) => {});",
  "import { type Page, test as base } from '@playwright/test';\nbase('x', async ({ browser }) => {});",
  "import { chromium } from 'playwright';",
  'const other = await browser.newContext();',
  'test.use({ bypassCSP: true });',
  "import { watch } from './support/watch.ts';\nawait watch(context, seen); test.use({ bypassCSP: true });",
])('%j is found', (source) => {
  expect(problemsOf(source)).toHaveLength(1);
});

test.each([
  "import type { Page, test } from '@playwright/test';",
  "import { expect, test } from './support/test.ts';\ntest('x', async ({ page }) => {});",
  "import { expect, test } from '@playwright/test';\ntest('x', () => {});",
  "import { watch } from '../support/watch.ts';\nconst context = await browser.newContext(); await watch(context, seen);",
  'const api = await request.newContext();',
])('%j is allowed', (source) => {
  expect(problemsOf(source)).toEqual([]);
});
