import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

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

/** The mock worker is for Storybook alone. */
function withoutMockWorker(): Plugin {
  return {
    name: 'rentsafe:without-mock-worker',
    apply: 'build',
    writeBundle({ dir }) {
      rmSync(`${dir}/mockServiceWorker.js`, { force: true });
    },
  };
}

type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** The steps of a first visit and where each begins. What the entry needs stays in the entry. */
const steps = [
  [null, 'main.tsx'],
  ['start', 'startLogin.tsx'],
  ['app', 'startApp.tsx'],
  ['home', 'layout/ProtectedLayout.tsx', 'screens/paymentStatus/PaymentStatusScreen.tsx'],
] as const;

/**
 * The file of each module that a first visit loads, one file a step: left alone, the bundler cuts shared code into some
 * 70 small files, which compress worse. Each step takes all that it imports and no earlier step has, so that no two files
 * wait for each other.
 */
function filesOfFirstVisit(getModule: GetModule): Map<string, string | null> {
  const files = new Map<string, string | null>();
  for (const [file, ...beginnings] of steps) {
    const found = new Set(beginnings.map((name) => `${import.meta.dirname}/src/${name}`));
    for (const id of found) for (const imported of getModule(id)?.importedIds ?? []) found.add(imported);
    for (const id of found) if (!files.has(id)) files.set(id, file);
  }
  return files;
}

let files: Map<string, string | null> | undefined;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), themeStart(), withoutMockWorker()],
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom', 'get-nonce'] },
  server: { port: 5173, proxy: { '/api': api } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name(id, context) {
                files ??= filesOfFirstVisit((module) => context.getModuleInfo(module));
                return files.get(id) ?? null;
              },
            },
          ],
        },
      },
    },
  },
});
