// `pnpm prove:forms`: the model test of the create dialogs, a thousand runs of each, which takes more than an hour.
// `pnpm prove:forms <runs> <seed>` runs another number, or what an earlier seed has made.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { conclude } from '../../../scripts/conclude.mjs';
import { root } from '../../../scripts/pnpm.mjs';

const records = ['individual', 'company', 'branch'];
const [runs = 1000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-forms-'));
console.log(
  'Proves that the create dialogs do what a model of them says, in random walks: more than an hour.',
);
console.log(`Seed ${seed}: ${runs} runs of each form.`);

function prove(record) {
  const outputFile = path.join(folder, `${record}.json`);
  const args = ['run', '--project', 'app', 'src/testing/model', '-t', `'${record}'`];
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ],
    {
      cwd: root,
      env: { ...process.env, MODEL_RUNS: String(runs), MODEL_SEED: String(seed) },
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => {
    child.on('close', () => {
      const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
      const test = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .find(({ status }) => status !== 'skipped' && status !== 'pending');
      resolve({ record, holds: test?.status === 'passed', counts: test?.meta?.counts ?? {} });
    });
  });
}

const results = [];
const waiting = [...records];
await Promise.all(
  Array.from({ length: Math.min(records.length, os.availableParallelism()) }, async () => {
    for (let record = waiting.shift(); record; record = waiting.shift()) results.push(await prove(record));
  }),
);
rmSync(folder, { recursive: true, force: true });
results.sort((a, b) => records.indexOf(a.record) - records.indexOf(b.record));
const sum = (values) => values.reduce((total, value) => total + value, 0);
const totalOf = (name) => sum(results.map(({ counts }) => counts[name] ?? 0));
/** Noted beside the commands. */
const notes = ['runs', 'records told of'];
const names = [...new Set(results.flatMap(({ counts }) => Object.keys(counts)))].sort();
const commands = sum(names.filter((name) => !notes.includes(name)).map(totalOf));
const failed = results.filter(({ holds }) => !holds).map(({ record }) => record);
conclude('forms', {
  holds: failed.length === 0,
  summary: [
    ...(failed.length > 0 ? [`failed: ${failed.join(', ')}`] : []),
    `${totalOf('runs')} walks of ${commands} commands over ${records.length} forms, ${totalOf('records told of')} records created; seed ${seed}.`,
  ].join('; '),
  report: names
    .map(
      (name) =>
        `${name}: ${results.map(({ record, counts }) => `${record} ${counts[name] ?? 0}`).join(', ')}`,
    )
    .join('\n'),
});
