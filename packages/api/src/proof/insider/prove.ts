// `npm run prove:insider`: a User and two Admins of two books, and the provider's User and Admin, do whatever the contract offers with
// values chosen to hurt, and after each batch the entries are read naively. `-- --seed 7 --operations 20000 --database postgres`
// (or `embedded`; by default both, one after the other).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { conclude } from '../../../../../scripts/conclude.mjs';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    operations: { type: 'string', default: '20000' },
    database: { type: 'string', default: 'both' },
    shrink: { type: 'string', default: '1' },
  },
});
const { seed, operations, database, shrink } = values;
if (!['both', 'postgres', 'embedded'].includes(database))
  throw new Error('--database is postgres, embedded or both.');
const report = path.join(os.tmpdir(), `rentsafe-insider-${process.pid}.txt`);
console.log(
  `The insider makes ${operations} calls on each database, from seed ${seed} on; the report grows in ${report}.`,
);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'api',
    'src/proof/insider/insider.test.ts',
    '--maxWorkers=1',
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      ...{ INSIDER_SEED: seed, INSIDER_OPERATIONS: operations, INSIDER_DATABASE: database },
      ...{ INSIDER_REPORT: report, INSIDER_SHRINK: shrink },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
rmSync(report, { force: true });
console.log(text);
const ends = text.split('\n').filter((line) => line.startsWith('= '));
conclude('insider', {
  holds: status === 0,
  summary: ends.map((line) => line.slice(2)).join('; ') || 'It was not played.',
  report: text,
});
