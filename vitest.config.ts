import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';

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

const stories = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Storybook's settings say it too, but the compiler of styles sees only what stands here.
  resolve,
  ssr,
  // All dependencies are found before the first test: one found late reloads the page in the middle of another.
  optimizeDeps: { entries: ['.storybook/preview.tsx', 'packages/{ui,app}/src/**/*.stories.tsx'] },
  test: {
    ...patience,
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      // One page for all files takes half the time; a story sets up, and clears, what it needs.
      isolate: false,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { locale: 'en-GB', timezoneId: 'Africa/Harare', reducedMotion: 'reduce' },
      }),
    },
  },
};

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
      stories,
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
