// What `npm run size` measures: the import of every export of the published packages and, beside it, what it loads later; and
// pages of an application that import some of them, minified and gzipped, with what they need beside react; and of the app,
// what a first visit to each page loads. The limits are in the package's sizes.json (kB).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './pnpm.mjs';
import { buildApp } from './prepare.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const gzipped = (contents) => gzipSync(contents, { level: 9 }).length;
/** What a bundle of nothing takes. */
const NOTHING = gzipped('(()=>{})();\n');
const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  treeShaking: true,
  external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
  logLevel: 'error',
  outdir: 'sizes',
  write: false,
};

/** What the pattern `./*` of `exports` stands for: the folders of this one. */
const patternFolders = {
  format: 'packages/format/src',
  domain: 'packages/domain/src',
  ui: 'packages/ui/src/components',
};

function namesOf(name) {
  const entries = readdirSync(join(root, patternFolders[name]), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Modules and stylesheets by the name they are imported by; the sheets of single components are measured with them. */
function exportsOf(name) {
  const { exports } = read(`packages/${name}/package.json`).publishConfig;
  const { './*': modules, ...others } = exports;
  const found = Object.entries(others).map(([key, target]) => [key, target?.import ?? target?.default]);
  const matched = namesOf(name).map((match) => [`./${match}`, modules.import.replace('*', match)]);
  return [...found, ...matched]
    .filter(([key, file]) => file && !key.includes('*'))
    .map(([key, file]) => ({ key, path: `packages/${name}/${file.slice(2)}` }));
}

const limitsOf = (name) => read(`packages/${name}/sizes.json`);

/** What has no limit yet is over it. */
const withLimit = (name, key, size) => ({
  name: `@rentsafe/${name}${key.slice(1)}`,
  size,
  sizeLimit: Math.round((limitsOf(name)[key] ?? 0) * 1000),
});

/** Bytes of the script of an entry and of its sheet. */
function sizeOf(files, entry) {
  const own = files.filter(({ path }) =>
    ['.js', '.css'].some((kind) => path === join(root, 'sizes', entry + kind)),
  );
  if (own.length === 0) throw new Error(`${entry} was not built`);
  return own.reduce((sum, { contents }) => sum + gzipped(contents), 0) - NOTHING;
}

/** What a page loads only when someone turns to it. */
const later = {
  name: 'later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** The key of what an export loads once it is used: the calendar of a DateField. */
const laterKey = (key) => `${key}, later`;

/** Of each export what its import costs, and beside it what it loads later; all in one build, since each alone would read what they share again. */
export async function exportSizes() {
  const checks = ['format', 'domain', 'ui'].flatMap((name) =>
    exportsOf(name).map((one) => ({ name, ...one })),
  );
  const entryPoints = Object.fromEntries(checks.map(({ path }, index) => [`${index}`, path]));
  const [first, whole] = await Promise.all(
    [[later], []].map((plugins) => build({ ...options, entryPoints, plugins })),
  );
  return checks.flatMap(({ name, key }, index) => {
    const size = sizeOf(first.outputFiles, `${index}`);
    const rest = sizeOf(whole.outputFiles, `${index}`) - size;
    // Less than that is the import itself.
    const isLazy = rest > 200;
    return [withLimit(name, key, size), ...(isLazy ? [withLimit(name, laterKey(key), rest)] : [])];
  });
}

/** Of each page of the app, as its build notes it: code and styles of a visit with an empty cache. */
async function visitSizes() {
  await buildApp();
  const dist = join(root, 'packages/app/dist');
  const bytes = new Map();
  const bytesOf = (file) => {
    if (!bytes.has(file)) bytes.set(file, gzipped(readFileSync(join(dist, file))));
    return bytes.get(file);
  };
  const visits = Object.entries(JSON.parse(readFileSync(join(dist, 'visits'), 'utf8')));
  return visits.map(([page, files]) =>
    withLimit(
      'app',
      `./${page}`,
      files.reduce((sum, file) => sum + bytesOf(file), 0),
    ),
  );
}

/** A page of an application that imports these of ui, with their sheets, as it is loaded at first. */
async function pageSize([name, limit, modules, sheets = []]) {
  const dist = (file) => `./packages/ui/dist/${file}`;
  const imports = Object.entries(modules).map(
    ([file, names]) => `export { ${names} } from '${dist(file)}.js';`,
  );
  const styles = sheets.map((sheet) => `import '${dist(sheet)}.css';`);
  const stdin = { contents: [...styles, ...imports].join('\n'), resolveDir: root };
  const { outputFiles } = await build({ ...options, stdin, format: 'esm', plugins: [later] });
  return { name, size: sizeOf(outputFiles, 'stdin'), sizeLimit: Math.round(limit * 1000) };
}

const table = { DataTable: 'DataTable, useDataTable', LinkedPagination: 'LinkedPagination' };
const features = {
  DataTableSort: 'sorting',
  DataTableColumns: 'columnVisibility, resizing',
  DataTableSelection: 'selection',
  DataTableMasking: 'masking',
  DataTableCsv: 'CsvButton',
};

const pages = [
  ['Button', 1.4, { Button: 'Button' }],
  ['A page with a Button, css included', 4.5, { Button: 'Button' }, ['base', 'Button']],
  ['Dialog with a field', 12.1, { Dialog: 'Dialog', TextField: 'TextField' }],
  ['Toast', 8.9, { Toast: 'Toaster, toast' }],
  ['BarChart, css included', 16.8, { BarChart: 'BarChart' }, ['BarChart']],
  ['Table with pagination', 7.3, table],
  ['Table with pagination, css included', 12.2, table, ['base', ...Object.keys(table)]],
  [
    'Table with every feature, css included',
    21.8,
    { ...table, ...features },
    [
      'base',
      ...Object.keys(table),
      'DataTableSort',
      'DataTableColumns',
      'DataTableSelection',
      'DataTableMasking',
    ],
  ],
  ['Styles of a page with a table', 5.1, {}, ['base', ...Object.keys(table), 'DataTableSort']],
  ['Styles with everything', 21.3, {}, ['styles', 'rent']],
  // Without the calendar, which loads when someone opens it.
  ['DataTableFilters, as it is loaded at first', 18.6, { DataTableFilters: 'filters, filterParams' }],
];

/** Name, size and limit of each, in bytes. */
export const measure = async () => [
  ...(await Promise.all(pages.map(pageSize))),
  ...(await exportSizes()),
  ...(await visitSizes()),
];
