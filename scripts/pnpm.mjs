// Runs the pinned pnpm on a machine that has only Node and npm:
// `node scripts/pnpm.mjs run build` is `pnpm run build`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../');

const isWindows = process.platform === 'win32';
const env = () => ({ ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' });

function isAvailable(command, args) {
  return spawnSync(command, args, { cwd: root, env: env(), stdio: 'ignore', shell: isWindows }).status === 0;
}

const installed = `${root}node_modules/pnpm/bin/pnpm.cjs`;

/** How to call the pnpm that package.json pins before it is installed: corepack's, else npx's. */
function findPnpm() {
  if (isAvailable('corepack', ['pnpm', '--version'])) return ['corepack', 'pnpm'];
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return ['npx', '--yes', packageManager.split('+')[0]];
}

/** Runs pnpm in the project's root; resolves to its exit code. Its output goes to this terminal. */
export function pnpm(...args) {
  const [file, ...first] = existsSync(installed) ? [process.execPath, installed] : findPnpm();
  const child = spawn(file, [...first, ...args], {
    cwd: root,
    env: env(),
    stdio: 'inherit',
    shell: isWindows,
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      console.error(`Could not run ${file}: ${message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await pnpm(...process.argv.slice(2));
}
