import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { path } from '../../scripts/generate.mjs';

const page = readFileSync(path('../../docs/field-reports.md'), 'utf8');
const own = readdirSync(path('src/fieldReports'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path(`src/fieldReports/${file}`), 'utf8'))
  .join('\n');
const tested: readonly string[] = own.match(/[\w-]+\/[\w-]+#\d+/g) ?? [];
const link = /\[([\w./-]+#\d+)\]\(https:\/\/github\.com\/([^)]+)\)/g;
const rows = [...page.matchAll(/^\| (\[.+?\)) \| .+? \| (.+) \|$/gm)].flatMap(([, links = '', here = '']) =>
  [...links.matchAll(link)].map(([, report = '', address = '']) => ({ report, address, here })),
);

const fileOf = (name: string) =>
  path(name.startsWith('format/') ? `../format/src/${name.slice('format/'.length)}` : `src/${name}`);

it('there are sixty reports at least, each once and with its own address', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ report }) => report)).size).toBe(rows.length);
  const wrong = rows.filter(({ report, address }) => address.replace(/\/(issues|pull)\//, '#') !== report);
  expect(wrong).toEqual([]);
});

it.each(rows)('$report is held by what the page names', ({ report, here }) => {
  const [, file, title = ''] = /^`([\w./]+\.(?:test|stories)\.tsx?)`: (.+)$/.exec(here) ?? [];
  if (file) expect(readFileSync(fileOf(file), 'utf8')).toContain(title);
  else if (here === '`fieldReports`') expect(tested).toContain(report);
  // A reason is a sentence.
  else expect(here).toMatch(/^[A-Z].{20,}\.$/);
});

it('every test of a report is on the page', () => {
  expect(tested.filter((name) => !rows.some(({ report }) => report === name))).toEqual([]);
});
