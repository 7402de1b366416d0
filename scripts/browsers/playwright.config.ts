import { defineConfig } from '@playwright/test';

process.env.TZ = 'Africa/Harare';

/** For `npm run test:browsers`. Playwright runs the tests; the browsers are not its own builds but the machine's. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browsers.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/browsers',
  reporter: [['list']],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
