// `pnpm prove:forms`: the model test of the create dialogs, a thousand runs of each, which takes more than an hour.
// `pnpm prove:forms <runs> <seed>` runs another number, or what an earlier seed has made. Writes docs/proof-forms.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/pnpm.mjs';
import { writeProof } from '../../../scripts/proofs.mjs';
import { provenance } from '../../../scripts/provenance.mjs';
import { page, rowsOf } from './formsPage.mjs';

const records = ['individual', 'company', 'branch'];
const [runs = 1000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), 'rentsafe-forms-'));
const from = provenance(['packages/app/src', 'packages/ui/src', 'packages/domain/src']);
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
writeProof('proof-forms.md', page({ ...from, seed, results }));
for (const { name, counts } of rowsOf(results)) console.log(`${name}: ${counts.join(', ')}`);
const failed = results.filter(({ holds }) => !holds).map(({ record }) => record);
console.log(failed.length === 0 ? 'All of it holds.' : `Does not hold: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
