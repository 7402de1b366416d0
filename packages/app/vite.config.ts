import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  build,
  defaultClientConditions,
  defineConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { chunksOf, fileOf, loadedEarlier, modulesOfVisits, noteVisits, withImports } from './build/visits.ts';

const source = '@rentsafe/source';
const api = process.env.API_URL ?? 'http://localhost:4000';

/** Serves ui's theme start file as a script of its own before the styles: no inline script, no flash of the wrong theme. */
function themeStart(): Plugin {
  const file = createRequire(import.meta.url).resolve('@rentsafe/ui/package.json');
  const code = readFileSync(file.replace(/package\.json$/, 'src/theme/theme-start.js'), 'utf8');
  let fileName = 'theme-start.js';
  return {
    name: 'rentsafe:theme-start',
    configureServer(server) {
      server.middlewares.use('/theme-start.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(code);
      });
    },
    buildStart() {
      if (this.meta.watchMode || this.environment.mode === 'dev') return;
      const id = this.emitFile({ type: 'asset', name: 'theme-start.js', source: code });
      fileName = id;
    },
    generateBundle() {
      fileName = this.getFileName(fileName);
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
    ],
  };
}

/** Leaves out what each call says of itself: only the API's own description of its calls shows it. */
const withoutSummaries = (): Plugin => ({
  name: 'rentsafe:without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/src\/\w+\/calls\.ts$/ },
    handler: (code) => ({ code: code.replace(/^ {2}summary:\s+(['"]).*\1,$/gm, ''), map: null }),
  },
});

const target = 'es2022';

/** What is stored for inspections: their pages with all that is opened on them, and what stands around every page. */
const stored =
  /\/src\/(main|root|startApp|startLogin|RentalArea)\.tsx$|\/src\/(layout|session|screens\/maintenance\/inspection)\/|\/src\/screens\/maintenance\/screens\.ts$/;

/** The files of the chunks that have such modules, and of all that these import. */
function filesOf(bundle: Rolldown.OutputBundle, wanted: RegExp): string[] {
  const files = withImports(chunksOf(Object.values(bundle)), ({ moduleIds }) =>
    moduleIds.some((id) => wanted.test(id)),
  ).flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  return [...new Set(files)].filter((file) => /\.(js|css|woff2)$/.test(file));
}

const WORKER = 'service-worker.js';

/** Builds the service worker, with the names of what it stores: code and styles of this build, and the page that starts them. */
function serviceWorker(): Plugin {
  return {
    name: 'rentsafe:service-worker',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(`/${WORKER}`) } }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const themeStart = Object.keys(bundle).filter((file) => /theme-start/.test(file));
        const files = [...filesOf(bundle, stored), ...themeStart];
        const revision = createHash('sha256').update(files.toSorted().join('\n')).digest('hex');
        const shell = [
          // Their names carry a hash of what is in them.
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
          { url: '/index.html', revision },
        ];
        const result = await build({
          root: import.meta.dirname,
          configFile: false,
          logLevel: 'warn',
          define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
          build: {
            ...{ write: false, target, copyPublicDir: false },
            rolldownOptions: { input: 'src/worker/serviceWorker.ts', output: { format: 'iife' } },
          },
        });
        const [worker] = (result as Rolldown.RolldownOutput).output;
        this.emitFile({ type: 'asset', fileName: WORKER, source: worker.code });
      },
    },
  };
}

/** Puts the compressed forms beside each file, for the API to send. */
const compressed = (): Plugin => ({
  name: 'rentsafe:compressed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((it) => /\.(css|js|svg)$/.test(it))) {
      const file = path.join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < 1024) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

const common = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), themeStart(), withoutSummaries()],
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
});

/** The modules of each visit, as the bundler finds them once it has dropped what is not used. */
async function findVisits() {
  const options = { write: false, minify: false, target };
  const result = await build({ ...common(), configFile: false, logLevel: 'warn', build: options });
  return modulesOfVisits(chunksOf((result as Rolldown.RolldownOutput).output));
}

export default defineConfig(async ({ command }) => {
  const visits = command === 'build' ? await findVisits() : undefined;
  return {
    ...common(),
    plugins: [...(common().plugins ?? []), serviceWorker(), noteVisits(), compressed()],
    server: { port: 5173, proxy: { '/api': api } },
    build: {
      target,
      assetsInlineLimit: 0,
      modulePreload: {
        // Each list of files stands in the code of the page that loads them.
        resolveDependencies: (
          _file: string,
          files: string[],
          { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
        ) =>
          hostType === 'html' || /^assets\/index-/.test(hostId)
            ? files
            : files.filter((file) => !loadedEarlier.test(file)),
      },
      rolldownOptions: {
        // Whoever starts the product on a slow machine has not asked which plugin took how long.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'shared', name: (id: string) => visits && fileOf(id, visits) }],
          },
        },
      },
    },
  };
});
