// `npm run prove:storybook`: the steps visual and gate of `npm test`, whole.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { conclude } from './conclude.mjs';
import { root } from './pnpm.mjs';

console.log(
  'Proves every state of a component in forced colours too, and that every docs page opens: six minutes.',
);
const child = spawn(process.execPath, [join(root, 'scripts/test.mjs'), 'visual', 'gate'], {
  env: { ...process.env, PROOF: 'whole' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let report = '';
child.stdout.on('data', (data) => {
  process.stdout.write(data);
  report += data;
});
child.on('close', (status) => {
  const [summary] = report.match(/^tests: .*/m) ?? ['it ended early'];
  conclude('storybook', { holds: status === 0, summary: `${summary}.`, report });
});
