// `npm run prove:eyes-free`: walks the main journeys by keyboard and screen reader alone, and compares what is announced with
// the golden transcript. `npm run prove:eyes-free -- accept` takes it as the transcript.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { conclude } from './conclude.mjs';
import { root } from './pnpm.mjs';
import { buildProduct } from './prepare.mjs';

console.log(
  'Proves that the main journeys can be completed by keyboard and screen reader alone: two minutes.',
);
process.env.CHROMIUM_PATH = await ensureChromium();
await buildProduct();
const { status, stdout } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  ['test', 'e2e/eyesFree.spec.ts'],
  {
    cwd: root,
    env: { ...process.env, ...(process.argv[2] === 'accept' && { EYES_FREE: 'accept' }) },
    encoding: 'utf8',
  },
);
console.log(stdout);
const transcript = readFileSync(join(root, 'e2e/eyesFree/transcript.txt'), 'utf8');
const journeys = transcript.match(/^## /gm)?.length;
const steps = transcript.match(/^[^\s#]/gm)?.length;
conclude('eyes-free', {
  holds: status === 0,
  summary: `${journeys} journeys in ${steps} steps, announced as in e2e/eyesFree/transcript.txt.`,
  report: stdout,
});
