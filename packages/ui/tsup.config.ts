import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { emitTypes } from './scripts/emitTypes';
import { entryPoints } from './scripts/generate.mjs';
import { keepUseClient } from './scripts/keepUseClient';
import { llmsText } from './scripts/llms.mjs';

const entry = entryPoints();

/** `base.css` is tokens, fonts and base rules, `X.css` a component with what it is made of, `styles.css` all of it. */
async function finishStyles() {
  const sheets = (await readdir('dist')).filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) {
    const text = await readFile(`dist/${sheet}`, 'utf8');
    // vanilla-extract repeats the whole source of each file in a comment.
    await writeFile(`dist/${sheet}`, text.replace(/\/\* vanilla-extract-css-ns:.*?\*\/\n/gs, ''));
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

export default defineConfig({
  entry: { ...entry, base: 'src/theme/styles.css.ts' },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  minifySyntax: true,
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), keepUseClient],
  onSuccess: async () => {
    await finishStyles();
    await declareStyles();
    await writeFile('dist/llms.txt', llmsText());
    emitTypes(Object.values(entry));
  },
});
