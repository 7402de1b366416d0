// Serves a built single-page app, compressed with gzip, and passes /api on to the product: the same for every subject.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function passOn(incoming, outgoing, product) {
  const { method, headers, url } = incoming;
  const passed = request(product + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}

/** Serves `folder` at an address of its own. */
export async function serveSite(folder, product) {
  const ready = new Map();
  const fileOf = (path) => {
    const file = join(folder, normalize(path));
    return extname(path) && existsSync(file) ? file : join(folder, 'index.html');
  };
  const answerOf = (file) => {
    if (!ready.has(file)) {
      const bytes = readFileSync(file);
      const type = types[extname(file)] ?? 'application/octet-stream';
      const isText = !type.startsWith('font');
      ready.set(file, {
        headers: { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'gzip' }) },
        body: isText ? gzipSync(bytes, { level: 9 }) : bytes,
      });
    }
    return ready.get(file);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url.startsWith('/api/')) return passOn(incoming, outgoing, product);
    const { headers, body } = answerOf(fileOf(new URL(incoming.url, product).pathname));
    outgoing.writeHead(200, headers).end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
