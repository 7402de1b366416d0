// `npm run prove:once`: 200 rounds; `npm run prove:once -- <rounds> <seed>` for others.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { conclude } from '../../scripts/conclude.mjs';
import { root } from '../../scripts/pnpm.mjs';
import { buildProduct, install } from '../../scripts/prepare.mjs';

const [rounds = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
console.log(
  'Proves that each record is created exactly once, whatever fails between a user and the database: twenty minutes.',
);
await install();
process.env.CHROMIUM_PATH = await ensureChromium();
await buildProduct();
console.log(`Seed ${seed}: ${rounds} rounds.`);
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', '--config', 'e2e/exactlyOnce/playwright.config.ts'],
  {
    cwd: root,
    env: { ...process.env, ONCE_ROUNDS: String(rounds), ONCE_SEED: String(seed) },
    stdio: 'inherit',
  },
);
// Playwright empties the folder when it starts: what is there is of this run.
const result = JSON.parse(readFileSync(join(root, 'test-results/once/result.json'), 'utf8'));
conclude('once', { holds: status === 0, ...result });
