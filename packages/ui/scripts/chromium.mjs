// Builds a page, serves it and opens it in Chromium, for the checks of the built package.
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../../scripts/chromium.mjs';

/** Serves a built folder on a free port. */
export async function serve(folder, headers = {}) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  const { port } = server.httpServer.address();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** A page of a new Chromium; `faults` gathers errors of the console, uncaught ones and violations of the policy. */
export async function openChromium() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    locale: 'en-GB',
    timezoneId: 'Africa/Harare',
    reducedMotion: 'reduce',
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const faults = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults, close: () => browser.close() };
}
