// `npm run prove:faults`: runs the whole fault matrix. `npm run prove:faults -- -g "Body cut"` runs the cells of that name alone;
// `-- --global-timeout=600000` stops in time, and lists what was not run.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { conclude } from './conclude.mjs';
import { root } from './pnpm.mjs';
import { buildProduct, install } from './prepare.mjs';

/** The first line of the error that a cell failed with. */
function whyOf(result) {
  const lines = stripVTControlCharacters(result?.errors?.[0]?.message ?? '').split('\n');
  return lines[0]?.replace(/^Error: /, '') ?? '';
}

/** The cells of Playwright's report: `{ fault, surface, state: 'ok' | 'failed' | 'none' | 'skipped', text }`. */
export function cellsOf(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return report.suites.flatMap(specs).map(({ title, tests: [test] }) => {
    const [fault, surface] = title.split(' × ');
    const reason = test.annotations.find(({ type }) => type === 'reason')?.description;
    if (reason) return { fault, surface, state: 'none', text: reason };
    if (test.status === 'skipped') return { fault, surface, state: 'skipped', text: '' };
    const isOk = test.status === 'expected';
    return { fault, surface, state: isOk ? 'ok' : 'failed', text: isOk ? '' : whyOf(test.results.at(-1)) };
  });
}

const unique = (values) => [...new Set(values)];
const count = (cells, state) => cells.filter((cell) => cell.state === state).length;

/** The counts in a sentence. */
export function summary(cells) {
  const run = cells.length - count(cells, 'none');
  const faults = unique(cells.map(({ fault }) => fault)).length;
  const surfaces = unique(cells.map(({ surface }) => surface)).length;
  const skipped = count(cells, 'skipped');
  const rest = skipped > 0 ? `, ${skipped} were not run` : '';
  return `${faults} faults on ${surfaces} surfaces: ${count(cells, 'ok')} of ${run} cells hold, ${count(cells, 'failed')} failed${rest}, ${count(cells, 'none')} do not apply.`;
}

/** Rows of texts: a fault, and its cell on each surface; a reason is shown as its number. */
function tableOf(cells) {
  const surfaces = unique(cells.map(({ surface }) => surface));
  const reasons = unique(cells.filter(({ state }) => state === 'none').map(({ text }) => text));
  const mark = (cell) => {
    if (!cell || cell.state === 'skipped') return 'not run';
    if (cell.state === 'none') return `– ${reasons.indexOf(cell.text) + 1}`;
    return cell.state === 'ok' ? 'ok' : 'FAILED';
  };
  const rows = unique(cells.map(({ fault }) => fault)).map((fault) => [
    fault,
    ...surfaces.map((surface) =>
      mark(cells.find((cell) => cell.fault === fault && cell.surface === surface)),
    ),
  ]);
  return { head: ['Fault', ...surfaces], rows, reasons };
}

/** The table in aligned columns, for the terminal. */
export function formatTable(cells) {
  const { head, rows, reasons } = tableOf(cells);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)));
  const line = (row) => row.map((text, at) => text.padEnd(widths[at])).join('  ');
  return [
    ...[head, ...rows].map(line),
    '',
    ...reasons.map((reason, at) => `– ${at + 1}: ${reason}`),
    ...failures(cells),
  ].join('\n');
}

const failures = (cells) =>
  cells
    .filter(({ state }) => state === 'failed')
    .map(({ fault, surface, text }) => `FAILED ${fault} × ${surface}: ${text}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(root, 'test-results/faults.json');
  console.log(
    'Proves that nothing typed is lost whatever goes wrong, fault by fault on every screen: ten minutes.',
  );
  await install();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await buildProduct();
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/faults/playwright.config.ts', ...process.argv.slice(2)],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, stdio: 'inherit' },
  );
  const cells = cellsOf(JSON.parse(readFileSync(file, 'utf8')));
  const report = formatTable(cells);
  console.log(`\n${report}`);
  conclude('faults', { holds: status === 0, summary: summary(cells), report });
}
