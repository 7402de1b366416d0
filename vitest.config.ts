import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@rentsafe/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };
/** A busy machine is slow, not wrong: only a test that hangs runs into this. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const server = { deps: { inline: [/@rentsafe\//] } };
const jsdomGaps = fileURLToPath(new URL('scripts/jsdomGaps.mjs', import.meta.url));
const jsdomTests = (name: string, root: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve,
  ssr,
  test: {
    ...patience,
    name,
    root,
    // One world for all files of a worker takes two thirds of the time: what a file changes it puts back.
    isolate: false,
    environment: 'jsdom',
    server,
    setupFiles: [jsdomGaps, 'src/testing/setup.ts'],
  },
});

process.env.TZ = 'Africa/Harare';

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: { ...patience, name: 'domain', root: 'packages/domain', environment: 'node', isolate: false },
      },
      {
        resolve,
        ssr,
        test: {
          ...patience,
          name: 'api',
          root: 'packages/api',
          environment: 'node',
          // Half the time: the backend is read once a worker, not once a file.
          isolate: false,
          server,
          globalSetup: ['src/testing/globalSetup.ts'],
        },
      },
      jsdomTests('ui', 'packages/ui'),
      jsdomTests('app', 'packages/app'),
      // Reads the built storybook-static/index.json.
      {
        plugins: [vanillaExtractPlugin()],
        resolve,
        ssr,
        test: { ...patience, name: 'gate', root: '.storybook', environment: 'node', server },
      },
      { test: { ...patience, name: 'scripts', root: 'scripts', environment: 'node' } },
    ],
  },
});
