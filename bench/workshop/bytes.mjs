// Bytes of the list and the form together, with the providers that they need.
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { gzipBytes } from '../support/stats.mjs';

const entryId = '\0entry.js';
/** Both have it. */
const common = /^(react|react-dom|react-router|react-router-dom|scheduler|zod)(\/|$)/;

async function bundle(app, code, shared) {
  const { output } = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'compare:entry',
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === 'entry') return entryId;
          if (common.test(id)) return { id, external: true };
          const path = importer && id.startsWith('.') ? join(importer, '..', id) : '';
          return [...shared].some((file) => file.startsWith(`${path}.`))
            ? { id: path, external: true }
            : undefined;
        },
        load: (id) => (id === entryId ? code : undefined),
      },
    ],
    build: {
      target: 'es2022',
      write: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  return output;
}

/** Chunks that load with the entry, and those that load later. */
function split(output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((each) => [each.fileName, each]));
  const first = new Set();
  const want = (name) => {
    if (first.has(name) || !chunks.has(name)) return;
    first.add(name);
    chunks.get(name).imports.forEach(want);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) want(fileName);
  const sum = (wanted) =>
    [...chunks.values()]
      .filter(({ fileName }) => first.has(fileName) === wanted)
      .reduce((total, { code }) => total + gzipBytes(code), 0);
  return {
    js: sum(true),
    later: sum(false),
    modules: [...chunks.values()].flatMap((each) => each.moduleIds),
  };
}

const cssBytes = (output) =>
  output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .reduce((sum, { source }) => sum + gzipBytes(source), 0);

const imports = (names) => names.map((name) => `import ${JSON.stringify(name)};`).join('\n');

/** In bytes of gzip: the code that loads with both pages and what loads later, the whole style sheets, and those of the parts alone. */
export async function measureBytes(app, { subject, packages, shared }) {
  const pages = ['src/Providers.tsx', subject.list, subject.form].map((file) => join(app, file));
  const code = pages.map((file) => `export * from ${JSON.stringify(file.split(sep).join('/'))};`).join('\n');
  const { js, later, modules } = split(await bundle(app, code, shared));
  const main = readFileSync(join(app, 'src/main.tsx'), 'utf8');
  const whole = [...main.matchAll(/^import '(.+\.css)';/gm)].map(([, name]) => name);
  const sheets = subject.sheetsOf({ packages, modules, app });
  const [css, cssOfParts] = await Promise.all(
    [whole, sheets].map(async (names) => cssBytes(await bundle(app, imports(names), shared))),
  );
  return { js, later, css, cssOfParts };
}
