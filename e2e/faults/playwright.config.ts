import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config.ts';

/** The whole fault matrix, of which `npm test` runs a few cells. */
export default defineConfig({
  ...baseConfig,
  testDir: '.',
  testMatch: '*.faults.ts',
  globalSetup: '../globalSetup.ts',
  outputDir: '../../test-results/faults',
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/faults.json' }],
  ],
  // Hundreds of texts in one cell, on a machine that does other things too.
  timeout: 120_000,
  fullyParallel: true,
  expect: { timeout: 10_000 },
  use: { ...baseConfig.use, actionTimeout: 8000 },
});
