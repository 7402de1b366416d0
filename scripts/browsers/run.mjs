// `npm run test:browsers`: stories of ui, what is dragged and a journey of the app in Firefox and in WebKit. Names of browsers choose
// among them, and what follows them is Playwright's: `npm run test:browsers -- firefox -g Tabs`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';
import { buildProduct, buildStorybook, install } from '../prepare.mjs';
import { browsers, findBrowser, missing } from './find.mjs';

const given = process.argv.slice(2);
const named = given.filter((name) => name in browsers);
const names = named.length > 0 ? named : Object.keys(browsers);
const unfound = names.flatMap((name) => (findBrowser(name) ? [] : [missing(name)]));
if (unfound.length > 0) {
  console.error(unfound.join('\n'));
  process.exit(1);
}

await install();
await Promise.all([buildStorybook(), buildProduct()]);
const playwright = [
  join(root, 'node_modules/.bin/playwright'),
  'test',
  '--config',
  'scripts/browsers/playwright.config.ts',
  ...names.map((name) => `--project=${name}`),
  ...given.filter((argument) => !named.includes(argument)),
];
// WebKitGTK has no headless mode: without a screen it gets one in memory.
const screen = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24'];
const needsScreen = names.includes('webkit') && !process.env.DISPLAY;
const [command, ...args] = [...(needsScreen ? screen : []), ...playwright];
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
