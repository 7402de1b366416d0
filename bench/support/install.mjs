// The benchmarks have an install of their own; a command renews it when its lockfile has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from '../../scripts/pnpm.mjs';

export const bench = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(bench, 'node_modules/.lockfile');

async function runPnpm(...args) {
  if ((await pnpm(...args)) !== 0)
    throw new Error(`\`pnpm ${args.join(' ')}\` failed; see its message above.`);
}

export async function install() {
  const lockfile = readFileSync(join(bench, 'pnpm-lock.yaml'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing the dependencies of the comparisons (once) …');
  await runPnpm('--dir', 'bench', 'install', '--frozen-lockfile');
  writeFileSync(stamp, lockfile);
}

/** Builds packages of this project: what is measured is what is published. */
export async function buildPackages(...names) {
  for (const name of names) await runPnpm('--filter', `@rentsafe/${name}`, 'build');
}
