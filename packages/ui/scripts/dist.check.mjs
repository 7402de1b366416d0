// What must hold of the built package: `node --test scripts/dist.check.mjs`, after `tsup`.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { componentNames, entryPoints, path } from './generate.mjs';

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
  const unstyled = componentNames().filter((name) => !sheets.includes(`${name}.css`));
  assert.deepEqual(
    unstyled.filter((name) => existsSync(path(`src/components/${name}/${name}.css.ts`))),
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

test('no module and no declaration asks for vanilla-extract', () => {
  const declarations = readdirSync(`${dist}types`, { recursive: true })
    .filter((file) => file.endsWith('index.d.ts'))
    .map((file) => `types/${file}`);
  const asking = [...modules, ...declarations].filter((file) => /from ['"]@vanilla-extract/.test(read(file)));
  assert.deepEqual(asking, []);
  assert.deepEqual(
    files.filter((file) => /\.(css|vanilla)\.js$/.test(file)),
    [],
  );
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

test('llms.txt has the guidance and the example of every component', () => {
  const sections = read('llms.txt')
    .split(/^(?=## )/m)
    .slice(1);
  assert.deepEqual(
    sections.map((section) => /^## (.*)/.exec(section)[1]),
    componentNames(),
  );
  const incomplete = sections.filter((section) => !/\*\*Use when\*\*[\s\S]*```tsx\n[\s\S]+```/.test(section));
  assert.deepEqual(incomplete, []);
});
