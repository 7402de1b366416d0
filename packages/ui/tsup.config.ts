import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { emitTypes } from './scripts/emitTypes';
import { entryPoints } from './scripts/generate.mjs';
import { keepUseClient } from './scripts/keepUseClient';
import { llmsFiles } from './scripts/llms';

const entry = entryPoints();

/**
 * What a server calls too, as to read an address or to write a CSV file. As an entry each is a chunk of its own, without what a component
 * marks for the client; the entry itself goes.
 */
const onServers = [
  'src/components/ListPage/defineList.ts',
  'src/components/ListPage/listFilters.ts',
  'src/components/ListPage/searchedFilter.tsx',
  'src/components/DataTableFilters/filterValues.ts',
  'src/components/DataTableFilters/filterParams.ts',
  'src/components/DataTableFilters/custom.ts',
  'src/components/DataTableFilters/isOrNot.tsx',
  'src/components/DataTableFilters/textFilter.tsx',
  'src/components/DataTableFilters/textOperators.ts',
  'src/components/DataTableSort/sortRows.ts',
  'src/components/DataTableSelection/selected.ts',
  'src/components/DataTableCsv/csv.ts',
];
/** What they show in the browser. */
const besideServers = [
  'src/components/ListPage/SearchedControl.tsx',
  'src/components/DataTableFilters/IsOrNotField.tsx',
  'src/components/DataTableFilters/TextConditionField.tsx',
];
const serverEntries = Object.fromEntries(
  [...onServers, ...besideServers].map((file, at) => [`server-${at}`, file]),
);

/** Each source file of a sheet, with the comment in which vanilla-extract names and repeats it. */
const partsOf = (sheet: string) => sheet.split(/(?=\/\* vanilla-extract-css-ns:)/);
const withoutComments = (sheet: string) => sheet.replace(/\/\* vanilla-extract-css-ns:.*?\*\/\n/gs, '');
const isOfRent = (part: string) => part.startsWith('/* vanilla-extract-css-ns:src/rent/');

/**
 * `base.css` is tokens, fonts and base rules, `X.css` a component with what it is made of, `styles.css` all of it; `rent.css` is
 * what the rental parts have beside that.
 */
async function finishStyles() {
  const unused = Object.keys(serverEntries).flatMap((name) => [`dist/${name}.js`, `dist/${name}.css`]);
  await Promise.all(unused.map((file) => rm(file, { force: true })));
  const sheets = (await readdir('dist')).filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) {
    const text = await readFile(`dist/${sheet}`, 'utf8');
    const parts = partsOf(text);
    const kept = sheet === 'rent.css' ? parts.filter(isOfRent) : parts;
    const { code } = await transform(kept.map(withoutComments).join(''), { loader: 'css', minify: true });
    await writeFile(`dist/${sheet}`, code);
  }
  const all = await Promise.all(['base', 'index'].map((name) => readFile(`dist/${name}.css`, 'utf8')));
  await writeFile('dist/styles.css', all.join(''));
  await Promise.all([rm('dist/base.js'), rm('dist/index.css')]);
  await copyFile('src/theme/theme-start.js', 'dist/theme-start.js');
}

/** So that `import '@rentsafe/ui/styles.css'` also compiles under `noUncheckedSideEffectImports`. */
async function declareStyles() {
  const sheets = (await readdir('dist')).filter((file) => file.endsWith('.css'));
  await mkdir('dist/types', { recursive: true });
  await Promise.all(sheets.map((sheet) => writeFile(`dist/types/${sheet}.d.ts`, 'export {};\n')));
}

/** `npx @rentsafe/ui migrate`, with the parser in it: nobody who installs components installs one, and no TypeScript is needed. */
const buildBin = () =>
  build({
    entryPoints: ['migrate/src/cli.ts'],
    outfile: 'dist/bin/migrate.js',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: '#!/usr/bin/env node\n// Contains @babel/parser, (c) 2014-present Sebastian McKenzie and other contributors, under the MIT licence.',
    },
  });

export default defineConfig({
  entry: { ...entry, ...serverEntries, base: 'src/theme/styles.css.ts' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  minifySyntax: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), keepUseClient(onServers)],
  onSuccess: async () => {
    await finishStyles();
    await declareStyles();
    await mkdir('dist/llms', { recursive: true });
    for (const [file, text] of Object.entries(llmsFiles())) await writeFile(`dist/${file}`, text);
    await buildBin();
    emitTypes(Object.values(entry));
  },
});
