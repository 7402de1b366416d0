import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, loadAssets } from './assets.ts';
import { PAGES, pathOfUrl } from './edge.ts';
import { malformed, notFound } from './errors.ts';
import { newNonce, pagePolicy, SERVICE_WORKER, workerPolicy } from './headers.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Decodes dots and separators that were encoded more than once. */
const unwrapped = (path: string) =>
  path.replace(/%(?:25)*(2e|2f|5c|00)/gi, (_, code: string) => decodeURIComponent(`%${code}`));

const isTraversal = (path: string) =>
  /[\0\\]/.test(path) || path.split('/').some((segment) => /^\.\.+(;|$)/.test(segment));

/** The decoded path of a URL. Refuses path traversal, however often it is encoded, hidden separators, and what cannot be decoded. */
function pagePath(url: string): string {
  let path: string;
  try {
    path = decodeURIComponent(pathOfUrl(url));
  } catch {
    throw malformed('address');
  }
  if (isTraversal(unwrapped(path))) throw malformed('address');
  return path;
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
  reply
    .type(asset.type)
    .header('cache-control', asset.isImmutable ? ONE_YEAR : 'no-cache')
    .header('etag', asset.etag)
    .header('vary', 'Accept-Encoding')
    .header('cross-origin-resource-policy', 'same-origin');
  if (request.headers['if-none-match']?.includes(asset.etag)) return reply.status(304).send();
  const { encoding, bytes } = await asset.form(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Serves the built app: its files as they are, and every other path as the app itself. */
export function pages(app: FastifyInstance): void {
  const { config } = app;
  const assets = loadAssets(config.appDir);
  const index = assets?.get('/index.html');

  const sendIndex = async (reply: FastifyReply, page: Asset) => {
    const { bytes } = await page.form('');
    const nonce = newNonce();
    const html = bytes
      .toString('utf8')
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__API_BASE_URL__', config.apiBaseUrl);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, config))
      .send(html);
  };

  app.route({
    method: 'GET',
    url: PAGES,
    handler: async (request, reply) => {
      const file = pagePath(request.url);
      const asset = file === '/index.html' ? undefined : assets?.get(file);
      if (file === SERVICE_WORKER) reply.header('content-security-policy', workerPolicy);
      if (asset) return sendAsset(request, reply, asset);
      const isMissingFile = path.extname(file) !== '' && file !== '/index.html';
      if (isMissingFile || !index) throw notFound();
      return sendIndex(reply, index);
    },
  });
}
