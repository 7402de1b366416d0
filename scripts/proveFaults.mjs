// `npm run prove:faults`: runs the whole fault matrix and writes docs/proof-faults.md. `npm run prove:faults -- -g "Body cut"`
// runs the cells of that name alone and writes nothing; `-- --global-timeout=600000` stops in time, and lists what was not run.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';
import { buildProduct, install } from './prepare.mjs';
import { writeProof } from './proofs.mjs';
import { provenance } from './provenance.mjs';

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
    '',
    summary(cells),
  ].join('\n');
}

const failures = (cells) =>
  cells
    .filter(({ state }) => state === 'failed')
    .map(({ fault, surface, text }) => `FAILED ${fault} × ${surface}: ${text}`);

/** The page of docs/. */
export function page(cells, { at, commit, machine, seconds }) {
  const { head, rows, reasons } = tableOf(cells);
  const line = (row) => `| ${row.join(' | ')} |`;
  const failed = failures(cells);
  return `# What holds when things go wrong

Written by \`npm run prove:faults\`; nothing here is typed by hand. Each cell is a walk through the built app in Chromium
against the real API, with one fault injected. Six things must hold in it: every typed value is still there; one clear
message in a live region explains what to do; the focus stays inside; the next step works without a reload; no error goes
uncaught; no HTML, JSON or stack is shown. Faults, surfaces and what is checked are data in \`e2e/faults\`; \`npm test\` runs one
cell of the faults that take a browser.

- ${machine}
- ${at} UTC at ${commit}, ${seconds} s

**${summary(cells)}**

${line(head)}
${line(head.map(() => '---'))}
${rows.map(line).join('\n')}
${failed.length > 0 ? `\n${failed.map((text) => `- ${text}`).join('\n')}\n` : ''}
## Why a cell does not apply

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = process.argv.slice(2);
  const file = join(root, 'test-results/faults.json');
  await install();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await buildProduct();
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/faults/playwright.config.ts', ...options],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, stdio: 'inherit' },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const cells = cellsOf(report);
  console.log(`\n${formatTable(cells)}`);
  if (!options.includes('-g')) {
    const seconds = Math.round(report.stats.duration / 1000);
    writeProof('proof-faults.md', page(cells, { ...provenance(['packages', 'e2e']), seconds }));
  }
  process.exitCode = status ?? 1;
}
