// Finds the Chromium that stories and journeys run in, or installs Debian's where that is possible.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

// The headless shell first: it draws the same pictures without a browser's own windows, in four fifths of the time.
const defaultPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium, or undefined. `CHROMIUM_PATH` comes first. */
export function findChromium(env = process.env, exists = existsSync) {
  return [env.CHROMIUM_PATH, ...defaultPaths].find((path) => path && exists(path));
}

// Chromium takes the last list that it is given: Playwright's own, as far as it matters here, and the pages that Chromium keeps behind
// its address bar, which nobody sees and which take a quarter of the time of the journeys.
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How stories and journeys launch it: in a container, as root, without a network. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
});

const isRoot = () => process.getuid?.() === 0;

/** Runs `apt-get`; resolves to whether it succeeded, and prints its output where it did not: others may be printing meanwhile. */
const apt = (...args) =>
  promisify(execFile)('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: Number.POSITIVE_INFINITY,
  }).then(
    () => true,
    ({ stdout, stderr }) => {
      console.error(`${stdout}${stderr}`);
      return false;
    },
  );

/** Finds Chromium, or installs Debian's package where the user is root; otherwise prints in one line what to do. */
export async function ensureChromium() {
  const path = findChromium();
  if (path) return path;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get install chromium-headless-shell) …');
    const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
    if ((await apt('update', '-qq')) && !(await install('chromium-headless-shell')))
      await install('chromium');
  }
  const found = findChromium();
  if (found) return found;
  console.error(
    'No Chromium found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its file.',
  );
  process.exit(1);
}
