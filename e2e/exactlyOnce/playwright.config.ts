import { defineConfig } from '@playwright/test';
import ordinary from '../../playwright.config.ts';

/** Of `pnpm prove:once`: one person, one server, one round after the other. */
export default defineConfig({
  ...ordinary,
  globalSetup: undefined,
  testDir: '.',
  testMatch: '*.proof.ts',
  outputDir: '../../test-results/once',
  reporter: [['line']],
  workers: 1,
  timeout: 0,
});
