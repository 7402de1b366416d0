// Packs the published packages, installs them outside the workspace and proves that applications work with them:
// `node scripts/consumers.mjs [vite] [next] [react-router] [astro] [tailwind] [vanilla-extract] [jsdom] [portal] [upgrade]`, after the
// builds. All of them without a name. `jsdom` is the tests of an application, `portal` is examples/landlord-portal, and `upgrade` the same
// as it was for version 1, brought to this one by the codemod.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { conclude } from '../../../scripts/conclude.mjs';
import { openChromium, serve } from './chromium.mjs';
import { kinds, versions } from './consumerKinds.mjs';
import { compile, proveTypes } from './consumerTypes.mjs';
import { path } from './generate.mjs';
import { provePortal } from './portal.mjs';

const { dataTable, dialog, repeater, toasts } = await import(path('dist/test-utils.js'));
/** Without what pnpm asks of this workspace: an application has npm's own settings. */
const { npm_config_engine_strict: _strict, ...inherited } = process.env;
const run = async (command, args, cwd, NODE_ENV = 'production') => {
  const env = {
    ...inherited,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV,
    CI: '1',
  };
  try {
    await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
};

const published = ['format', 'domain', 'ui'];

async function pack(folder) {
  const tarballs = join(folder, 'tarballs');
  await mkdir(tarballs);
  for (const name of published) {
    const packageFolder = path(`../${name}`);
    const args = [
      path('../../scripts/pnpm.mjs'),
      '--dir',
      packageFolder,
      'pack',
      '--pack-destination',
      tarballs,
    ];
    await run(process.execPath, args, packageFolder);
  }
  const files = await readdir(tarballs);
  const tarball = (name) => `file:../tarballs/${files.find((file) => file.startsWith(`rentsafe-${name}-`))}`;
  return Object.fromEntries(published.map((name) => [`@rentsafe/${name}`, tarball(name)]));
}

async function npmInstall(app, manifest) {
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--no-package-lock'], app);
}

/** One installation for an application and for what they all show. */
async function install(folder, kind, packages) {
  const app = join(folder, kind);
  await cp(path(`consumers/${kind}`), join(app, 'app-under-proof'), { recursive: true });
  await cp(path('consumers/shared'), join(app, 'shared'), { recursive: true });
  const dependencies = { ...versions('react', 'react-dom'), ...kinds[kind].needs, ...packages };
  await npmInstall(app, { name: `consumer-${kind}`, private: true, type: 'module', dependencies });
  return app;
}

async function proveEverything(url) {
  const { page, faults, close } = await openChromium();
  await page.goto(url);
  const table = dataTable(page, 'Tenants');
  const first = async () => (await table.cell(table.rowAt(0), 'Name')).textContent();
  assert.equal(await first(), 'Tendai Moyo');
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  assert.equal(await first(), 'Rudo Ncube', 'is sorted by the state of the caller');
  const rudo = table.rowsWith('Rudo Ncube');
  assert.equal(await (await table.cell(rudo, 'City')).textContent(), 'Bulawayo');
  const header = table.columnHeader('Name');
  assert.equal(await header.evaluate((cell) => getComputedStyle(cell).position), 'sticky', 'is styled');
  await table.rowAction(rudo, 'Report on Rudo Ncube').click();
  const report = dialog(page, 'Payment report');
  await report.heading('Personal Details').waitFor();
  await page.keyboard.press('Escape');
  await report.root.waitFor({ state: 'detached' });
  const addresses = repeater(page, 'Addresses');
  await addresses.row('Primary Address').waitFor();
  await repeater(page, 'Contacts').root.waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toasts(page).toast('Tenant saved').waitFor();
  assert.deepEqual(faults, []);
  await close();
}

const classesOf = (css) =>
  new Set(css.match(/\.[_a-zA-Z][\w-]*(?=[\s:,{.>[)])/g)?.map((name) => name.slice(1)));

/** No class of another component, which all of them have, in any file that the page loads. */
async function proveButtonAlone(url, app) {
  const { page, faults, close } = await openChromium();
  const texts = [];
  page.on('response', (response) => texts.push(response.text()));
  await page.goto(`${url}/button.html`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const loaded = (await Promise.all(texts)).join('\n');
  const sheet = (name) => readFile(join(app, 'node_modules/@rentsafe/ui/dist', name), 'utf8');
  const [all, base, button] = await Promise.all(['styles.css', 'base.css', 'Button.css'].map(sheet));
  const known = new Set([...classesOf(base), ...classesOf(button)]);
  const others = [...classesOf(all)].filter((name) => !known.has(name));
  assert.ok(others.length > 200, 'found the classes of the others');
  const words = new Set(loaded.match(/[_a-zA-Z][\w-]*/g));
  assert.deepEqual(
    others.filter((name) => words.has(name)),
    [],
  );
  assert.deepEqual(faults, []);
  await close();
}

async function prove(kind, folder, packages) {
  const app = await install(folder, kind, packages);
  const { build, output, policy, proof } = kinds[kind];
  const [command, ...args] = build;
  const root = join(app, 'app-under-proof');
  await run(join(app, 'node_modules/.bin', command), args, root);
  if (kind === 'vite') await proveTypes(run, app, root);
  const { url, close } = await serve(join(root, output), policy && { 'Content-Security-Policy': policy });
  await proveEverything(url);
  await proof?.(join(root, output), url);
  if (kind === 'vite') await proveButtonAlone(url, app);
  await close();
}

/** Components in the tests of an application, and the test that the README shows, without a setup file. */
async function proveTests(folder, packages) {
  const app = await install(folder, 'jsdom', packages);
  const root = join(app, 'app-under-proof');
  const recipes = ['Root.tsx', 'Tenants.tsx', 'Tenants.test.tsx'];
  await Promise.all(recipes.map((name) => cp(path(`recipes/${name}`), join(root, name))));
  await run(join(app, 'node_modules/.bin/vitest'), ['run'], root, 'test');
}

/** The example, and the recipes of the README, which it compiles too. */
async function proveExample(folder, packages) {
  const app = join(folder, 'landlord-portal');
  await cp(path('../../examples/landlord-portal'), app, { recursive: true });
  const isTest = /\.(test|e2e)\./;
  await cp(path('recipes'), join(app, 'src/recipes'), {
    recursive: true,
    filter: (file) => !isTest.test(file),
  });
  const manifest = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const routers = versions('react-router-dom', '@tanstack/react-router');
  const dependencies = { ...manifest.dependencies, ...routers, ...packages };
  await npmInstall(app, { ...manifest, dependencies });
  await compile(run, app, 'tsconfig.json');
  await run('npm', ['run', 'build'], app);
  const { url, close } = await serve(join(app, 'out'));
  await provePortal(url);
  await close();
}

/** What is changed by hand: migrate/src/upgrade.test.ts says that the codemod lists it. */
const byHand = new Set(['app/layout.tsx', 'app/statement/page.tsx', 'src/inText.ts']);

async function proveUpgrade(folder, packages) {
  const app = join(folder, 'upgrade');
  await cp(path('migrate/__snapshots__/before'), app, { recursive: true });
  await cp(path('../../examples/landlord-portal/tsconfig.json'), join(app, 'tsconfig.json'));
  const portal = await readFile(path('../../examples/landlord-portal/package.json'), 'utf8');
  const { dependencies, ...manifest } = JSON.parse(portal);
  await npmInstall(app, { ...manifest, dependencies: { ...dependencies, ...packages } });
  await run('npx', ['--no', '@rentsafe/ui', 'migrate', '.'], app);
  const after = path('migrate/__snapshots__/after');
  const files = (await readdir(after, { recursive: true })).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  for (const file of files) {
    const text = await readFile(join(after, file), 'utf8');
    if (byHand.has(file)) await writeFile(join(app, file), text);
    else assert.equal(await readFile(join(app, file), 'utf8'), text, file);
  }
  await compile(run, app, 'tsconfig.json');
}

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : [...Object.keys(kinds), 'portal', 'upgrade'];
const lines = [];
let current = 'pack';
console.log('Proves that the packed packages work in applications outside the workspace: ten minutes.');
const folder = await mkdtemp(join(tmpdir(), 'rentsafe-consumers-'));
try {
  const packages = await pack(folder);
  const others = { jsdom: proveTests, portal: proveExample, upgrade: proveUpgrade };
  for (const kind of names) {
    current = kind;
    const started = Date.now();
    await (others[kind]?.(folder, packages) ?? prove(kind, folder, packages));
    lines.push(`${kind}: ok in ${Math.round((Date.now() - started) / 1000)} s`);
    console.log(lines.at(-1));
  }
  conclude('consumers', { holds: true, summary: `${names.join(', ')}.`, report: lines.join('\n') });
} catch (error) {
  console.error(error);
  conclude('consumers', {
    holds: false,
    summary: `${current} fails.`,
    report: [...lines, error.stack].join('\n'),
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
// A server of a kind that failed is still open.
process.exit();
