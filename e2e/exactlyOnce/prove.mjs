// `npm run prove:once`: 200 rounds; `npm run prove:once -- <rounds> <seed>` for others. Writes docs/proof-once.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/pnpm.mjs';
import { buildProduct, install } from '../../scripts/prepare.mjs';

const [rounds = 200, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
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
process.exitCode = status ?? 1;
