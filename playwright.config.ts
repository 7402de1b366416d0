import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

process.env.TZ = 'Africa/Harare';

export default defineConfig({
  testDir: 'e2e',
  tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
  globalSetup: './e2e/globalSetup.ts',
  // Emptied when a run starts.
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  forbidOnly: true,
  // Whatever passes only the second time is named at the end of `npm test`, to be mended.
  retries: 1,
  workers: 2,
  // A busy machine is slow, not wrong: only a journey that hangs runs into these.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-GB',
    timezoneId: 'Africa/Harare',
    viewport: { width: 1280, height: 800 },
    // Chromium draws every frame of a movement, which nobody sees here; `shell.spec.ts` keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
