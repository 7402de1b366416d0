// `npm test`: everything that CI runs. Goes through all steps, then says what failed and counts the tests.
// `npm test -- unit e2e` runs only the steps named.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';
import { buildProduct, buildStorybook, install } from './prepare.mjs';
import { playwrightCounts, total, vitestCounts } from './testCounts.mjs';

const started = Date.now();
const results = mkdtempSync(join(tmpdir(), 'rentsafe-test-'));
const report = (name) => join(results, `${name}.json`);
const bin = (name) => join(root, 'node_modules/.bin', name);
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];
const pnpmRun = (...args) => [process.execPath, join(root, 'scripts/pnpm.mjs'), ...args];
const unitProjects = ['scripts', 'domain', 'ui', 'app', 'api'].flatMap((name) => ['--project', name]);

const steps = {
  typecheck: { command: pnpmRun('run', 'typecheck') },
  lint: { command: pnpmRun('run', 'lint') },
  unit: { command: vitest('unit', ...unitProjects, '--maxWorkers=2'), count: vitestCounts },
  packages: { command: pnpmRun('run', 'check:packages') },
  stories: { command: vitest('stories', '--project', 'stories'), count: vitestCounts },
  gate: { command: vitest('gate', '--project', 'gate'), count: vitestCounts, before: buildStorybook },
  visual: {
    command: [bin('playwright'), 'test', '--config', 'visual/playwright.config.ts'],
    count: playwrightCounts,
    before: buildStorybook,
  },
  e2e: { command: [bin('playwright'), 'test'], count: playwrightCounts, before: buildProduct },
};
const names = Object.keys(steps);

/** One phase after the other; in a phase rows side by side, the steps of a row one after the other. */
const phases = [
  [['typecheck'], ['lint']],
  [['unit']],
  // Neither row keeps both cores busy.
  [['packages', 'gate'], ['stories']],
  [['visual']],
  [['e2e']],
];

const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  rmSync(results, { recursive: true });
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${names.join(', ')}.`);
  process.exit(1);
}
await install();
process.env.CHROMIUM_PATH = ensureChromium();

const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`;

function runStep(name, isAlone) {
  const { command, before } = steps[name];
  return new Promise((resolve) => {
    const from = Date.now();
    const [file, ...args] = command;
    const env = { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) };
    Promise.resolve(before?.()).then(() => {
      console.log(`\n── ${name} ──`);
      const child = spawn(file, args, {
        cwd: root,
        env,
        stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data) => {
          output += data;
        });
      }
      child.on('close', (code) => {
        if (output && code !== 0) process.stdout.write(`\n── ${name}: output ──\n${output}`);
        console.log(`${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds(from)}`);
        resolve(code === 0);
      });
    });
  });
}

const failed = [];
const counts = [];

async function runRow(row, isAlone) {
  for (const name of row) {
    const isPassed = await runStep(name, isAlone);
    if (!isPassed) failed.push(name);
    const { count } = steps[name];
    counts.push(
      count ? readCounts(name, count) : { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 },
    );
  }
}

for (const phase of phases) {
  const rows = phase.map((row) => row.filter((name) => wanted.size === 0 || wanted.has(name)));
  const isAlone = rows.filter(({ length }) => length > 0).length === 1;
  await Promise.all(rows.map((row) => runRow(row, isAlone)));
}

function readCounts(name, count) {
  try {
    return count(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

rmSync(results, { recursive: true, force: true });
const sum = total(counts);
console.log(`\nAll of it took ${seconds(started)}.`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Run one alone: npm test -- ${failed[0]}`);
console.log(
  `tests: ${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);
process.exitCode = failed.length > 0 || sum.failed > 0 ? 1 : 0;
