import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@rentsafe/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };
const server = { deps: { inline: [/@rentsafe\//] } };
const jsdomTests = (name: string, root: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve,
  ssr,
  test: { name, root, environment: 'jsdom', server, setupFiles: ['src/testing/setup.ts'] },
});

process.env.TZ = 'Africa/Harare';

export default defineConfig({
  test: {
    projects: [
      { resolve, ssr, test: { name: 'domain', root: 'packages/domain', environment: 'node' } },
      { resolve, ssr, test: { name: 'api', root: 'packages/api', environment: 'node', server } },
      jsdomTests('ui', 'packages/ui'),
      jsdomTests('app', 'packages/app'),
      { test: { name: 'scripts', root: 'scripts', environment: 'node' } },
    ],
  },
});
