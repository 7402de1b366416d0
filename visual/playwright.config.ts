import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

process.env.TZ = 'Africa/Harare';

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results/visual',
  reporter: [
    ['dot'],
    ['html', { outputFolder: '../test-results/visual-report', open: 'never' }],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/visual.json' }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 240_000,
  use: { launchOptions: launchOptions() },
});
