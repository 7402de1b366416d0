// What each published package is packed to, and whether that is what its README promises: no source, test or story of ours, a licence, and
// a manifest that works outside the workspace.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

/** In the order in which they need each other. */
export const published = ['format', 'domain', 'ui'];

const meant = [
  /^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/,
  /^dist\/[\w/.-]+\.(js|d\.ts|css|woff2)$/,
  /^dist\/llms(\/\w+)?\.txt$/,
];
const meantOf = {
  format: meant,
  domain: meant,
  ui: [...meant, /^MIGRATION\.md$/, /^tokens\/[\w.-]+\.(json|css)$/, /^migrate\/rules\/\w+\.json$/],
};
/** Written for this repository alone, whatever they are built to. */
const ours =
  /\.(test|stories|example|check|css)\.(js|ts|d\.ts)$|(^|\/)(testing|__snapshots__|docs|src)(\/|\.)/;
const isOurs = (file) => ours.test(file) && !file.endsWith('.css.d.ts');

const packageFolder = (name) => join(root, 'packages', name);
const versionOf = (name) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;

/** Packs them into a folder, and gives the file of each. */
export function pack(folder) {
  const filters = published.flatMap((name) => ['--filter', `@rentsafe/${name}`]);
  const args = [
    join(root, 'scripts/pnpm.mjs'),
    ...filters,
    'exec',
    'pnpm',
    'pack',
    '--pack-destination',
    folder,
  ];
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return Object.fromEntries(
    published.map((name) => [name, join(folder, `rentsafe-${name}-${versionOf(name)}.tgz`)]),
  );
}

/** What `exports` and `bin` lead to, without patterns. */
const targetsOf = ({ exports, bin }) => {
  const targets = [bin, ...Object.values(exports).flatMap((target) => Object.values(target ?? {}))];
  return targets
    .filter((target) => typeof target === 'string' && target.startsWith('./') && !target.includes('*'))
    .map((target) => target.slice(2));
};

/** Unpacks a tarball as npm installs it, and says what is wrong with it. Gives how much it holds. */
export function checkTarball(name, tarball, folder) {
  const installed = join(folder, 'node_modules/@rentsafe', name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', installed]);
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('/'))
    .map((file) => file.replace(/^package\//, ''));
  const unmeant = files.filter(
    (file) => isOurs(file) || !meantOf[name].some((pattern) => pattern.test(file)),
  );
  assert.deepEqual(unmeant, [], `@rentsafe/${name} packs what is not for consumers`);
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md'])
    assert.ok(files.includes(file), `${name}: no ${file}`);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { dependencies = {}, repository, publishConfig, license, version } = manifest;
  assert.equal(license, 'MIT');
  assert.equal(repository.directory, `packages/${name}`, `${name}: provenance needs the repository`);
  assert.deepEqual(publishConfig, { access: 'public', provenance: true });
  assert.doesNotMatch(
    JSON.stringify([manifest.exports, dependencies]),
    /@rentsafe\/source|workspace:|catalog:/,
  );
  const changelog = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8');
  assert.ok(changelog.includes(`\n## ${version}\n`), `${name}: no ${version} in its changelog`);
  assert.deepEqual(
    targetsOf(manifest).filter((target) => !files.includes(target)),
    [],
  );
  return { files: files.length, kB: Math.round(statSync(tarball).size / 1000), version, installed };
}

/** The codemod as it is installed, on an application of one line. */
export function checkCodemod(installed, folder) {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'a.tsx'), "import { AgeingCard } from '@rentsafe/ui/AgeingCard';\n");
  execFileSync(process.execPath, [join(installed, bin), 'migrate', app]);
  assert.equal(readFileSync(join(app, 'a.tsx'), 'utf8'), "import { AgeingCard } from '@rentsafe/ui/rent';\n");
}
