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

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), themeStart(), withoutMockWorker()],
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom', 'get-nonce'] },
  server: { port: 5173, proxy: { '/api': api } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
