// Every export of the published packages has a limit, in its package's sizes.json (kB, minified and gzipped, with what it
// needs beside react). `npm run size`, after the builds; an export without a limit, or a limit without an export, fails.
import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const common = {
  gzip: true,
  ignore: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
  modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }),
};

/** What the pattern `./*` of `exports` stands for: the folders of this one. */
const patternFolders = { domain: 'packages/domain/src', ui: 'packages/ui/src/components' };

function namesOf(name) {
  const entries = readdirSync(new URL(patternFolders[name], import.meta.url), { withFileTypes: true });
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

function checks(name) {
  const limits = read(`packages/${name}/sizes.json`);
  const found = exportsOf(name);
  const keys = new Set(found.map(({ key }) => key));
  const missing = [...keys].filter((key) => limits[key] === undefined);
  const gone = Object.keys(limits).filter((key) => !keys.has(key));
  if (missing.length + gone.length > 0) {
    throw new Error(
      `packages/${name}/sizes.json: no limit for ${missing.join(', ') || 'none'}; no export for ${gone.join(', ') || 'none'}`,
    );
  }
  return found.map(({ key, path }) => ({
    ...common,
    name: `@rentsafe/${name}${key.slice(1)}`,
    path,
    limit: `${limits[key]} kB`,
  }));
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

/** A page of an application that imports these of ui, with their sheets, as it is loaded at first. */
function page(name, limit, modules, sheets = []) {
  const dist = (file) => `./packages/ui/dist/${file}`;
  const imports = Object.entries(modules).map(
    ([file, names]) => `export { ${names} } from '${dist(file)}.js';`,
  );
  const styles = sheets.map((sheet) => `import '${dist(sheet)}.css';`);
  const stdin = { contents: [...styles, ...imports].join('\n'), resolveDir: import.meta.dirname };
  const modifyEsbuildConfig = (config) => ({
    ...common.modifyEsbuildConfig(config),
    entryPoints: undefined,
    stdin,
    format: 'esm',
    plugins: [later],
  });
  const path = Object.keys(modules).map((file) => `packages/ui/dist/${file}.js`);
  return { ...common, name, limit: `${limit} kB`, path, modifyEsbuildConfig };
}

const table = { DataTable: 'DataTable, useDataTable', LinkedPagination: 'LinkedPagination' };
const features = {
  DataTableSort: 'sorting',
  DataTableColumns: 'columnVisibility, resizing',
  DataTableSelection: 'selection',
  DataTableMasking: 'masking',
  DataTableCsv: 'CsvButton',
};

export default [
  page('Button', 1.3, { Button: 'Button' }),
  page('A page with a Button, css included', 4.4, { Button: 'Button' }, ['base', 'Button']),
  page('Dialog with a field', 11, { Dialog: 'Dialog', TextField: 'TextField' }),
  page('Toast', 8, { Toast: 'Toaster, toast' }),
  page('BarChart, css included', 14, { BarChart: 'BarChart' }, ['BarChart']),
  page('Table with pagination', 5.6, table),
  page('Table with pagination, css included', 10, table, ['base', ...Object.keys(table)]),
  page('Table with every feature, css included', 18, { ...table, ...features }, [
    'base',
    ...Object.keys(table),
    'DataTableSort',
    'DataTableColumns',
    'DataTableSelection',
    'DataTableMasking',
  ]),
  // Without the calendar, which loads when someone opens it.
  page('DataTableFilters, as it is loaded at first', 12.5, { DataTableFilters: 'filters, filterParams' }),
  ...checks('domain'),
  ...checks('ui'),
];
