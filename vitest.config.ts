import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@rentsafe/source';
const resolve = { conditions: [source, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } };
/** A busy machine is slow, not wrong: only a test that hangs reaches these. */
const timeouts = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};
const server = { deps: { inline: [/@rentsafe\//] } };
const setupFiles = [fileURLToPath(new URL('scripts/fixedSeed.mjs', import.meta.url))];
/** A recipe of ui is for Next, which is not installed. */
const nextNavigation = {
  'next/navigation': fileURLToPath(new URL('packages/ui/src/testing/nextNavigation.ts', import.meta.url)),
};
const jsdomTests = (name: string, root: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { ...resolve, alias: nextNavigation },
  ssr,
  test: {
    ...timeouts,
    name,
    root,
    // Sharing one environment among the files of a worker takes two thirds of the time: each file restores what it changes.
    // A file that names an environment of its own ends the worker, and the next one loads everything again.
    isolate: false,
    environment: 'jsdom',
    server,
    setupFiles: [...setupFiles, 'src/testing/setup.ts'],
  },
});

process.env.TZ = 'Africa/Harare';

export default defineConfig({
  test: {
    projects: [
      ...['format', 'domain'].map((name) => ({
        resolve,
        ssr,
        test: {
          ...timeouts,
          name,
          root: `packages/${name}`,
          environment: 'node' as const,
          isolate: false,
          server,
          setupFiles,
        },
      })),
      {
        resolve,
        ssr,
        test: {
          ...timeouts,
          name: 'api',
          root: 'packages/api',
          include: [process.env.PROOF === 'whole' ? 'src/**/*.{test,proof}.ts' : 'src/**/*.test.ts'],
          environment: 'node',
          // Half the time: the backend is loaded once per worker, not once per file.
          isolate: false,
          server,
          setupFiles,
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
        test: { ...timeouts, name: 'gate', root: '.storybook', environment: 'node', server },
      },
      {
        resolve,
        ssr,
        test: { ...timeouts, name: 'scripts', root: 'scripts', environment: 'node', server, setupFiles },
      },
    ],
  },
});
