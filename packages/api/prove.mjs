// `pnpm --filter @rentsafe/api prove`: every proof whole, one line a promise, and how many of them hold. An hour or so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promises, tally } from './src/proof/promises.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-prove-'));
const outputFile = path.join(folder, 'results.json');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const args = [
  'run',
  '--project',
  'api',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${outputFile}`,
];
try {
  spawnSync(process.execPath, [vitest, ...args], {
    cwd: root,
    env: { ...process.env, PROOF: 'whole' },
    stdio: 'inherit',
  });
  const lines = tally(promises, JSON.parse(readFileSync(outputFile, 'utf8')).testResults);
  console.log('');
  for (const { title, passed, failed } of lines) {
    const holds = failed === 0 && passed > 0;
    console.log(`${holds ? 'pass' : 'FAIL'}  ${title} (${passed} of ${passed + failed} tests)`);
  }
  const kept = lines.filter(({ passed, failed }) => failed === 0 && passed > 0).length;
  console.log(`\n${kept} of ${lines.length} hold.`);
  process.exitCode = kept === lines.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
