import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

process.env.TZ = 'Africa/Harare';
// Read by Chromium when it starts: none of the machine's fonts, only those of the dependencies.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));

const { args, ...launch } = launchOptions();

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
  // Whatever passes only the second time is named at the end of `npm test`, to be mended.
  retries: 1,
  workers: 2,
  // A busy machine is slow, not wrong: only a story that hangs reaches this.
  timeout: 900_000,
  use: { launchOptions: { ...launch, args: [...args, '--font-render-hinting=none'] } },
});
