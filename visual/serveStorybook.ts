import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { storybookFolder } from './stories.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook at `STORYBOOK_URL`, its frame with `head` first; returns a function that stops. */
export async function serveStorybook(head = '') {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    readFile(join(storybookFolder, normalize(decodeURIComponent(pathname)))).then(
      (body) => {
        // Their names carry a hash: the frame of the next title takes them, compiled, from the browser's cache.
        if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'immutable, max-age=86400');
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
        response.end(
          pathname === '/iframe.html' ? String(body).replace('<head>', () => `<head>${head}`) : body,
        );
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Storybook is not served.');
  process.env.STORYBOOK_URL = `http://127.0.0.1:${address.port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
