// What must hold of the built package: `node --test scripts/dist.check.mjs`, after `tsup`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { componentNames, entryPoints, folderOf, path, subpathOf } from './generate.mjs';

const dist = path('dist/');
const read = (file) => readFileSync(dist + file, 'utf8');
const files = readdirSync(dist);
const modules = files.filter((file) => file.endsWith('.js') && file !== 'theme-start.js');
const sheets = files.filter((file) => file.endsWith('.css'));

const clientOnly = /import [^;]*\b(use[A-Z]\w*|createContext|Component)\b[^;]* from "react"/;

test('what uses state, effects or context is marked for the client, and what needs none is not', () => {
  const marked = (file) => read(file).startsWith('"use client"');
  const needing = modules.filter((file) => clientOnly.test(read(file)));
  assert.ok(needing.length > 10, 'found the client modules');
  assert.deepEqual(
    needing.filter((file) => !marked(file)),
    [],
  );
  assert.ok(!marked('Skeleton.js') && !marked('index.js'), 'server modules stay server modules');
});

/** The module in which a name of a module is declared. */
function homeOf(file, name) {
  const lists = [...read(file).matchAll(/^(import|export) ?\{([^}]*)\} ?from ?"\.\/([^"]+)";/gm)];
  for (const [, , names, from] of lists) {
    const found = names.split(',').map((each) => each.trim().split(/ as /));
    const [own] = found.find(([own, other = own]) => other === name) ?? [];
    if (own) return homeOf(from, own);
  }
  return file;
}

test('what a server calls is not marked for the client', () => {
  const called = {
    ListPage: [
      'defineList',
      'oneOf',
      'oneOrMore',
      'containing',
      'dayRange',
      'amountRange',
      'numberRange',
      'yesNo',
      'searched',
    ],
    DataTableFilters: ['filterParams', 'filterRows', 'custom', 'isOrNot', 'text'],
    DataTableSelection: ['everythingSelected', 'nothingSelected', 'isSelected', 'select', 'selectedCount'],
    DataTableSort: ['sortRows'],
    DataTableCsv: ['csvOf'],
  };
  const homes = Object.entries(called).flatMap(([entry, names]) =>
    names.map((name) => [name, homeOf(`${entry}.js`, name)]),
  );
  assert.ok(
    homes.every(([name, file]) => file.startsWith('chunk-') && read(file).includes(name)),
    'found the homes',
  );
  const isClient = (file) => read(file).startsWith('"use client"');
  assert.deepEqual(
    homes.filter(([, file]) => isClient(file)),
    [],
  );
});

/** Where `exports` of the published package lead for a subpath: the longest key of it, as Node and TypeScript choose. */
function targets(subpath) {
  const { exports } = JSON.parse(readFileSync(path('package.json'), 'utf8')).publishConfig;
  const matches = (key) => {
    const [before, after] = key.split('*');
    if (after === undefined) return key === subpath;
    return subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > key.length - 1;
  };
  const [key] = Object.keys(exports)
    .filter(matches)
    .sort((a, b) => a.includes('*') - b.includes('*') || b.length - a.length);
  const [before, after = ''] = key.split('*');
  const match = subpath.slice(before.length, subpath.length - after.length);
  const target = exports[key];
  const found = typeof target === 'string' ? [target] : Object.values(target ?? {});
  return found.map((file) => file.replace('*', match));
}

test('every subpath has its module and its declarations, and every sheet the declarations of a sheet', () => {
  const subpaths = [
    '.',
    ...Object.keys(entryPoints()).filter((name) => name !== 'index'),
    ...sheets,
    'theme-start.js',
    'package.json',
  ].map((name) => (name === '.' ? name : `./${name}`));
  const missing = subpaths.flatMap(targets).filter((file) => !existsSync(path(file)));
  assert.deepEqual(missing, []);
  const unstyled = componentNames().filter((name) => !sheets.includes(`${subpathOf(name)}.css`));
  assert.deepEqual(
    unstyled.filter((name) => existsSync(path(`${folderOf(name)}/${name}.css.ts`))),
    [],
  );
});

test('what components share cannot be imported', () => {
  const chunks = modules.filter((file) => file.startsWith('chunk-'));
  assert.ok(chunks.length > 10, 'found the chunks');
  assert.deepEqual(
    chunks.flatMap((file) => targets(`./${file.slice(0, -'.js'.length)}`)),
    [],
  );
});

test('every entry loads in Node without a bundler', async () => {
  for (const name of Object.keys(entryPoints())) {
    const exported = await import(pathToFileURL(`${dist}${name}.js`).href);
    assert.ok(Object.keys(exported).length > 0, name);
  }
});

const declarations = readdirSync(`${dist}types`, { recursive: true })
  // What it declares is for the sheets' own sources: no other declaration reaches it.
  .filter((file) => file.endsWith('.d.ts') && file !== 'theme/style.d.ts')
  .map((file) => `types/${file}`);

test('what installs with the package is all that it imports: no schemas, and no contract of a product', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
  const installed = Object.keys({ ...dependencies, ...peerDependencies });
  assert.deepEqual(
    installed.filter((name) => ['zod', '@rentsafe/domain'].includes(name)),
    [],
  );
  const imported = [...modules, ...declarations].flatMap((file) =>
    [...read(file).matchAll(/^(?:import |(?:import|export)\b[^;"'=(]* from )["']([^"'.][^"']*)["'];$/gm)].map(
      ([, name]) => name,
    ),
  );
  const packages = new Set(imported.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)[0]));
  assert.ok(packages.has('@rentsafe/format') && packages.has('react'), 'found the imports');
  assert.deepEqual(
    [...packages].filter((name) => !installed.includes(name)),
    [],
  );
});

test('no module and no declaration asks for vanilla-extract', () => {
  const asking = [...modules, ...declarations].filter((file) => /from ['"]@vanilla-extract/.test(read(file)));
  assert.deepEqual(asking, []);
  assert.deepEqual(
    files.filter((file) => /\.(css|vanilla)\.js$/.test(file)),
    [],
  );
});

test('the sheet of the rental parts repeats nothing of the others, and the others have nothing of it', () => {
  const classesOf = (file) => new Set(read(file).match(/\.[\w-]+(?=[\s:,{.>[)])/g));
  const rental = classesOf('rent.css');
  const others = classesOf('styles.css');
  assert.ok(rental.size > 20, 'found the classes');
  assert.deepEqual(
    [...rental].filter((name) => others.has(name) && read('rent.css').includes(`${name} {`)),
    [],
  );
  assert.ok(!read('styles.css').includes('classification'));
});

test('every token that the page on theming names is there', () => {
  const named = readFileSync(path('../../docs/theming.md'), 'utf8').match(/--rs-[a-z]+(-[a-z]+)*/g) ?? [];
  const tokens = read('base.css');
  assert.ok(named.length > 10, 'found the names');
  assert.deepEqual(
    named.filter((name) => !tokens.includes(name)),
    [],
  );
});

test('no stylesheet asks for what is inside an element: :has() is matched again on every change of the page', () => {
  assert.deepEqual(
    sheets.filter((sheet) => read(sheet).includes(':has(')),
    [],
  );
});

test('stylesheets hold one layer, no sources, and fonts that are there', () => {
  for (const sheet of sheets) {
    const text = read(sheet);
    assert.ok(!text.includes('vanilla-extract-css-ns'), sheet);
    const rest = text.replace(
      /@(layer|keyframes|font-face)[^{;]*(;|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g,
      '',
    );
    assert.equal(rest.trim(), '', `${sheet} has rules outside the layer`);
  }
  const fonts = [...read('styles.css').matchAll(/url\(["']?(\.\/[^"')]+)/g)].map(([, file]) => file);
  assert.equal(fonts.length, 2);
  assert.deepEqual(
    fonts.filter((file) => !existsSync(dist + file)),
    [],
  );
});

test('llms.txt lists every component, and the page of each has its use, an example and its props', () => {
  const listed = [...read('llms.txt').matchAll(/^- \[(\w+)\]\(llms\/\1\.txt\): \S/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(listed, componentNames());
  const incomplete = componentNames().filter(
    (name) =>
      !/\*\*Use when\*\*[\s\S]*```tsx\n[\s\S]+```[\s\S]*## Props\n[\s\S]*(^\| `\w|It takes the props)/m.test(
        read(`llms/${name}.txt`),
      ),
  );
  assert.deepEqual(incomplete, []);
});

test('the codemod runs by itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rentsafe-migrate-'));
  writeFileSync(
    join(folder, 'a.tsx'),
    'import { Repeater } from \'@rentsafe/ui/Repeater\';\n<Repeater legend="Parts" />;\n',
  );
  const lines = execFileSync(process.execPath, [`${dist}bin/migrate.js`, 'migrate', folder], {
    encoding: 'utf8',
  });
  assert.match(lines, /1 file changed/);
  assert.match(readFileSync(join(folder, 'a.tsx'), 'utf8'), /<Repeater label="Parts" \/>/);
  rmSync(folder, { recursive: true });
});
