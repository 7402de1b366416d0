// What `npm test -- changed` runs: of each part, what the files that differ from main can break.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './pnpm.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function mergeBase(branch) {
  try {
    return git('merge-base', 'HEAD', branch)[0];
  } catch {
    return undefined;
  }
}

/** The files that differ from where the branch left main: committed, not committed, or new. */
export function changedFiles() {
  const base = mergeBase('main') ?? mergeBase('origin/main') ?? 'HEAD';
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The file of this repository that an import means, if any. */
function resolve(specifier, from, isFile) {
  const [, name, path] = /^@rentsafe\/(\w+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const bases = name
    ? ['', 'components/'].map((folder) => `packages/${name}/src/${folder}${path ?? ''}`)
    : specifier.startsWith('.')
      ? [normalize(join(dirname(from), specifier))]
      : [];
  return bases
    .flatMap((base) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => normalize(base + ending)))
    .find(isFile);
}

/** Files of a package's root put all of it together: what imports them is not affected by each of its parts. */
const assembly = /^packages\/\w+\/src\/[^/]+$/;

/** The changed files, and all that import one of them, however many files are between. */
export function affectedFiles(changed, sources) {
  const importers = new Map();
  for (const [file, text] of sources)
    for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = resolve(specifier, file, (path) => sources.has(path));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  const affected = new Set(changed);
  for (const file of affected)
    if (!assembly.test(file) || changed.includes(file))
      for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}

const readSources = () =>
  new Map(
    git('ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', 'scripts/*.test.mjs')
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const isTest = (file) => /\.(test|proof|stories|spec)\./.test(file);
const settings = /^(scripts\/|[^/]+\.(json|ts|yaml)$|packages\/[^/]+\/[^/]+$)/;
const product =
  /^packages\/\w+\/(src|public)\/(?!.*(\.(test|proof|stories|states|conformance|example)\.|\/testing\/))/;

/** The stories of these files, as what Playwright runs: titles of the Storybook that is built. */
function storyTitles(isAffected) {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  const found = Object.values(entries).filter(({ importPath }) => isAffected(normalize(importPath)));
  return [...new Set(found.map(({ title }) => title))];
}

/**
 * By part, what is left of it where these files have changed: further arguments of its command, which are asked for once what it needs
 * is built. Undefined where they can break everything. A test or a story belongs to what is in its folder.
 */
export function narrowed(changed, sources = readSources()) {
  if (changed.some((file) => settings.test(file))) return undefined;
  const affected = affectedFiles(changed, sources);
  const folders = new Set([...affected].filter((file) => !isTest(file) && !assembly.test(file)).map(dirname));
  const isAffected = (file) => affected.has(file) || folders.has(dirname(file));
  const touches = (pattern) => changed.some((file) => pattern.test(file));
  const testsOf = (names) =>
    [...sources.keys()].filter(
      (file) =>
        new RegExp(`^(${names}).*\\.test\\.(tsx?|mjs)$`).test(file) &&
        (isAffected(file) ||
          file.startsWith('scripts/') ||
          (assembly.test(file) && touches(new RegExp(`^${dirname(file)}/`)))),
    );
  const parts = {};
  const add = (name, args) => args.length > 0 && Object.assign(parts, { [name]: () => args });
  add('unit', testsOf('scripts/|packages/(ui|domain|format)/'));
  add('app', testsOf('packages/app/'));
  add('api', testsOf('packages/api/'));
  if (touches(/\.(tsx?|mjs|json)$/)) parts.lint = () => [];
  if (touches(/^packages\/(ui|domain|format)\//)) parts.packages = () => [];
  if (touches(/^(packages\/(app|ui|domain|format)|\.storybook|visual)\//)) {
    const shows = touches(/^(\.storybook|visual)\//) ? () => true : isAffected;
    const pattern = (title) => ` ${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} `;
    parts.gate = () => [];
    parts.visual = () => ['--pass-with-no-tests', '-g', storyTitles(shows).map(pattern).join('|') || 'none'];
  }
  if (touches(product)) parts.e2e = () => [];
  else
    add(
      'e2e',
      [...affected].filter((file) => /^e2e\/.+\.spec\.ts$/.test(file)),
    );
  return parts;
}
