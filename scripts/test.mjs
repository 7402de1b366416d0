// `npm test`: everything that CI runs. Goes through all steps, then lists what failed and counts the tests.
// `npm test -- unit e2e` runs only these steps, `npm test -- changed` what the files that differ from main can break.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, narrowed } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './pnpm.mjs';
import { buildPackages, buildProduct, buildStorybook, install } from './prepare.mjs';
import { makeTemporary } from './temporary.mjs';
import { playwrightCounts, total, unsteady, vitestCounts } from './testCounts.mjs';

const started = Date.now();
const temporary = makeTemporary();
// What was interrupted may still be writing there: rmSync tries again.
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const report = (name) => join(temporary, `${name}.json`);
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
const unitProjects = ['scripts', 'format', 'domain', 'ui'].flatMap((name) => ['--project', name]);

/** Of two workers each. They run one after the other: two at once would take half as long again on two cores. */
const wide = {
  visual: {
    command: [bin('playwright'), 'test', '--config', 'visual/playwright.config.ts'],
    count: playwrightCounts,
    before: buildStorybook,
  },
  e2e: { command: [bin('playwright'), 'test'], count: playwrightCounts, before: buildProduct },
  app: { command: vitest('app', '--project', 'app', '--maxWorkers=2'), count: vitestCounts },
};
/** Mostly one process each: they run beside those, one after the other, while those wait for a frame or for each other. */
const narrow = {
  packages: { command: pnpmRun('run', 'check:packages') },
  api: { command: vitest('api', '--project', 'api', '--maxWorkers=1'), count: vitestCounts },
  gate: { command: vitest('gate', '--project', 'gate'), count: vitestCounts, before: buildStorybook },
  lint: { command: pnpmRun('run', 'lint'), before: buildPackages },
  unit: { command: vitest('unit', ...unitProjects, '--maxWorkers=1'), count: vitestCounts },
};
const steps = { ...wide, ...narrow };
const names = Object.keys(steps);

const requested = new Set(process.argv.slice(2));
/** By step, what narrows it; all of each where everything was asked for. */
const parts = requested.delete('changed') ? narrowed(changedFiles()) : undefined;
const unknown = [...requested].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${names.join(', ')}; or: changed.`);
  process.exit(1);
}
const [chromium] = await Promise.all([ensureChromium(), install()]);
process.env.CHROMIUM_PATH = chromium;
// Builds and tests leave much behind at once: in Node's own 16 MB, collecting it takes a seventh of their time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
// The type checker is written in Go: to collect only once 2 GiB are in use saves a fifth of its time.
Object.assign(process.env, { GOGC: 'off', GOMEMLIMIT: '2GiB', TMPDIR: temporary });

const seconds = (from) => `${Math.round((Date.now() - from) / 1000)} s`;
const isRequested = (name) => (requested.size === 0 || requested.has(name)) && (!parts || name in parts);
const isAlone = requested.size === 1;

function run([file, ...args], name) {
  const stdio = ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'];
  const env = { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) };
  const child = spawn(file, args, { cwd: root, env, stdio });
  // A build that fails beside it ends the whole run.
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ isPassed: code === 0, output })));
}

const failed = [];
const counts = [];

async function runStep(name) {
  const { command, before, count } = steps[name];
  const from = Date.now();
  await before?.();
  const { isPassed, output } = await run([...command, ...(parts?.[name]() ?? [])], name);
  if (!isPassed) {
    failed.push(name);
    if (output) console.log(`\n── ${name}: output ──\n${output}`);
  }
  console.log(`${name}: ${isPassed ? 'ok' : 'FAILED'} in ${seconds(from)}`);
  counts.push(
    count ? readCounts(name, count) : { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 },
  );
}

async function runInTurn(group) {
  for (const name of Object.keys(group).filter(isRequested)) await runStep(name);
}

await Promise.all([runInTurn(wide), runInTurn(narrow)]);

function readCounts(name, count) {
  try {
    const read = JSON.parse(readFileSync(report(name), 'utf8'));
    for (const title of unsteady(read)) console.log(`${name}: passed only the second time: ${title}`);
    return count(read);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const sum = total(counts);
console.log(`\nEverything took ${seconds(started)}.`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Run one alone: npm test -- ${failed[0]}`);
console.log(
  `tests: ${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);
process.exitCode = failed.length > 0 || sum.failed > 0 ? 1 : 0;
