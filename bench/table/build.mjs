// One production build for each subject (and for each with its own Button), so that a page carries only its own code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bench } from '../support/install.mjs';
import { gzipBytes } from '../support/stats.mjs';

const entryId = '\0entry.tsx';
const stylesId = '\0styles.js';

const entryPlugin = (code) => ({
  name: 'bench:entry',
  resolveId: (id) => (id === 'entry' ? entryId : undefined),
  load: (id) => (id === entryId ? code : undefined),
});

/** Puts the css files `only` in the place of the library's whole stylesheet. */
const stylesPlugin = ({ stylesheet, only }) => ({
  name: 'bench:styles',
  enforce: 'pre',
  resolveId: (id) => (id === stylesheet ? stylesId : undefined),
  load: (id) => (id === stylesId ? only.map((path) => `import '${path}';`).join('\n') : undefined),
});

/** Builds `code`, a module whose imports are relative to bench/table, for production. */
async function bundle(code, { ownButton = false, outDir, styles } = {}) {
  const { output } = await build({
    root: join(bench, 'table'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', OWN_BUTTON: String(ownButton) },
    plugins: [
      styles && stylesPlugin(styles),
      entryPlugin(code.replaceAll("'./", `'${join(bench, 'table')}/`)),
    ],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      target: 'es2022',
      write: outDir !== undefined,
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: 'entry',
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return output;
}

/** What the browser loads before the first render: the entry, what it imports statically, and all css. */
function loadedFirst(output) {
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const loaded = new Set();
  const want = (name) => {
    if (loaded.has(name) || !chunks.has(name)) return;
    loaded.add(name);
    chunks.get(name).imports.forEach(want);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) want(fileName);
  const css = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return { js: [...loaded].map((name) => chunks.get(name).code), css: css.map(({ source }) => source) };
}

const sum = (contents) => contents.reduce((total, content) => total + gzipBytes(content), 0);

/** Bytes after gzip of `code` with what it imports. */
export async function measureBytes(code, styles) {
  const { js, css } = loadedFirst(await bundle(code, { styles }));
  return { js: sum(js), css: sum(css) };
}

/** What the page of a subject runs; the bytes are counted without the measuring helpers. */
export const mountOnly = (module) => `import { mount } from '${module}'; window.mount = mount;`;

const withBench = (module) =>
  `import { mount } from '${module}'; import { createBench } from './page.ts'; window.bench = createBench(mount);`;

export const site = (name, ownButton) => (ownButton ? `${name}-own` : name);

/** Writes the page of one subject to `<folder>/<site>`. */
export async function buildPage(folder, name, ownButton) {
  const outDir = join(folder, site(name, ownButton));
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const output = await bundle(withBench(`./subjects/${name}.tsx`), { ownButton, outDir });
  const links = output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`);
  writeFileSync(
    join(outDir, 'index.html'),
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title>${links.join('')}</head><body><script type="module" src="/main.js"></script></body></html>\n`,
  );
}
