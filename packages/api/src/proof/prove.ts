// `npm run prove:api`: every promise of the backend at full length. `npm run prove:api -- fuzz main` runs the test files with such
// names only.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { conclude } from '../../../../scripts/conclude.mjs';
import { promises } from './promises.ts';
import { format, type TestFile, tally } from './report.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const outputFile = path.join(os.tmpdir(), `rentsafe-prove-${process.pid}.json`);
const requested = process.argv.slice(2);

console.log(`Proves ${promises.length} promises of the API, on both databases: an hour or more.`);
spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    ...requested,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ],
  { cwd: root, env: { ...process.env, PROOF: 'whole' }, stdio: 'inherit' },
);
const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as { testResults: TestFile[] };
rmSync(outputFile);
const all = tally(
  promises,
  testResults.map((file) => ({ ...file, name: path.relative(root, file.name) })),
);
// Of a part, what it was a part of; of all, a promise that nothing was run for does not hold.
const lines = requested.length === 0 ? all : all.filter(({ passed, failed }) => passed + failed > 0);
const holding = lines.filter(({ holds }) => holds).length;
const report = lines.map(format).join('\n');
console.log(`\n${report}`);
conclude('api', {
  holds: lines.length > 0 && holding === lines.length,
  summary: `${holding} of ${lines.length} promises, in ${lines.reduce((sum, { passed }) => sum + passed, 0)} tests.`,
  report,
});
