import { defineConfig } from '@playwright/test';
import baseConfig from '../../playwright.config.ts';

/** For `npm run prove:once`: one user, one server, one round after the other. */
export default defineConfig({
  ...baseConfig,
  globalSetup: undefined,
  testDir: '.',
  testMatch: '*.proof.ts',
  outputDir: '../../test-results/once',
  reporter: [['line']],
  workers: 1,
  timeout: 0,
});
