// What every command needs first: a recent Node, the dependencies, the build. Each step is skipped when it is up to date.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, once } from './buildCache.mjs';
import { pnpm, root } from './pnpm.mjs';

const cache = join(root, 'node_modules/.cache/rentsafe');
const BUILT_FROM = 'built-from';

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

async function run(...args) {
  if ((await pnpm(...args)) !== 0) fail(`Stopped: \`pnpm ${args.join(' ')}\` failed; see its message above.`);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const required = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < required[0] || (major === required[0] && minor < required[1])) {
    fail(
      `Node ${engines.node} is needed; this is ${process.versions.node}. Get a newer one from https://nodejs.org/.`,
    );
  }
}

/** Installs exactly what the lockfile lists. */
export async function install() {
  checkNode();
  const value = fingerprint(root, [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...['format', 'domain', 'ui', 'app', 'api'].map((name) => `packages/${name}/package.json`),
  ]);
  await once({
    builtFrom: join(cache, 'install'),
    outputs: [join(root, 'node_modules/.modules.yaml')],
    value,
    work: () => {
      console.log('Installing dependencies (once, and when they change) …');
      // The list of what was added, and warnings about commands that are built later, tell nobody anything.
      return run('install', '--frozen-lockfile', '--loglevel=error');
    },
  });
}

const inputs = (names) => [
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  ...names.flatMap((name) =>
    ['src', 'public', 'build', 'index.html', 'package.json', 'tsup.config.ts', 'vite.config.ts'].map(
      (path) => `packages/${name}/${path}`,
    ),
  ),
];

/** Does not list the files it writes; a failure still prints its reason. */
async function build(name, label, needs, output, quietly) {
  await once({
    // Inside the output: a build by another command empties the folder, and removes the file with it.
    builtFrom: join(root, `packages/${name}/dist`, BUILT_FROM),
    outputs: [join(root, `packages/${name}/dist/${output}`)],
    value: fingerprint(root, inputs(needs)),
    work: () => {
      console.log(`Building ${label} …`);
      return run('--silent', '--filter', `@rentsafe/${name}`, 'build', ...quietly);
    },
  });
}

export const buildApp = () =>
  build('app', 'the app', ['format', 'domain', 'ui', 'app'], 'index.html', ['--logLevel', 'warn']);

export const buildApi = () => build('api', 'the API', ['format', 'domain', 'api'], 'main.js', ['--silent']);

/** Builds the app and the API when their sources changed. */
export async function buildProduct() {
  await buildApp();
  await buildApi();
}

/** Builds the published packages unless they are built: the examples of their use import them as an application outside the workspace does. */
export async function buildPackages() {
  if (!existsSync(join(root, 'packages/ui/dist/types/index.d.ts')))
    await run('--silent', 'run', 'build:packages');
}

/** Builds Storybook into storybook-static when a story, a page or what it shows has changed. */
export async function buildStorybook() {
  const paths = ['.storybook', 'package.json', ...inputs(['format', 'domain', 'ui', 'app'])];
  await once({
    builtFrom: join(root, 'storybook-static', BUILT_FROM),
    outputs: [join(root, 'storybook-static/index.json')],
    value: fingerprint(root, paths, /\.test\.tsx?$/),
    work: () => {
      console.log('Building Storybook …');
      return run('run', 'build:storybook', '--quiet', '--loglevel', 'error');
    },
  });
}
