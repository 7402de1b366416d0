// Both workshops as a stranger has them: outside the workspace, on the packed packages.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bench } from '../support/install.mjs';

const root = join(bench, '..');
const run = (command, args, cwd) => {
  try {
    execFileSync(command, args, { cwd, encoding: 'utf8' });
  } catch ({ stdout, stderr }) {
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout}\n${stderr}`);
  }
};

function pack(name, folder) {
  const args = ['scripts/pnpm.mjs', '--dir', `packages/${name}`, 'pack', '--pack-destination', folder];
  run(process.execPath, args, root);
  const file = readdirSync(folder).find((each) => each.startsWith(`rentsafe-${name}-`));
  return `file:${join(folder, file)}`;
}

/** Copies the examples of these names into `folder`, installs and compiles each, and builds it with Vite. */
export function installExamples(folder, names) {
  const packed = Object.fromEntries(
    ['format', 'ui'].map((name) => [`@rentsafe/${name}`, pack(name, folder)]),
  );
  for (const name of names) {
    const app = join(folder, name);
    const isSource = (file) => !/\/(node_modules|dist)$/.test(file);
    cpSync(join(root, 'examples', name), app, { recursive: true, filter: isSource });
    const file = join(app, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const key of Object.keys(packed))
      if (key in manifest.dependencies) manifest.dependencies[key] = packed[key];
    writeFileSync(file, JSON.stringify(manifest));
    run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--no-package-lock'], app);
  }
  // One imports from the other.
  for (const name of names)
    for (const script of ['typecheck', 'build']) run('npm', ['run', script], join(folder, name));
}

/** The version of a package that an example has installed. */
export const versionIn = (app, name) =>
  JSON.parse(readFileSync(join(app, 'node_modules', name, 'package.json'), 'utf8')).version;
