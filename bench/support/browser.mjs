import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export async function launch() {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...launchOptions().args,
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
    ],
  });
}

/** Serves `<folder>/<name>` at `http://<name>.localhost:<port>/`: a site, and so a renderer process, for each. */
export function serve(folder) {
  const server = createServer(({ headers, url }, response) => {
    const site = String(headers.host).split('.')[0];
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const file = join(folder, site, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      resolve({ address: (name) => `http://${name}.localhost:${port}/`, close: () => server.close() });
    });
  });
}
