import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGES, pathOfUrl } from './edge.ts';
import { malformed, notFound } from './errors.ts';
import { newNonce, pagePolicy, SERVICE_WORKER, workerPolicy } from './headers.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Its name carries a hash of its content. */
const immutable = /^\/assets\/.+[-.][\w-]{8,}\.\w+$/;

const INDEX = '/index.html';

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

/**
 * The files of the built app by their path in the address. Only these are served, so that no path can leave the folder. Files
 * without an extension are the build's own notes.
 */
function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && /\.(?!br$|gz$)\w+$/.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

interface Build {
  /** When its page and its assets were written. */
  at: string;
  index: string;
  files: ReadonlySet<string>;
}

/** The build in a folder, read anew once another has taken its place; null without one. While one is written, the last that was whole. */
function buildIn(folder: string): () => Build | null {
  let last: Build | null = null;
  return () => {
    const [page, assets] = [INDEX, 'assets'].map((name) =>
      statSync(path.join(folder, name), { throwIfNoEntry: false }),
    );
    const at = `${page?.mtimeMs} ${assets?.mtimeMs}`;
    if (page && at !== last?.at)
      last = { at, index: readFileSync(path.join(folder, INDEX), 'utf8'), files: filesOf(folder) };
    return last;
  };
}

/** Serves the built app: its files as they are, and every other path as the app itself. */
export async function pages(app: FastifyInstance): Promise<void> {
  const { appDir, apiBaseUrl } = app.config;
  const buildNow = buildIn(appDir);
  const isBuilt = buildNow() !== null;
  if (isBuilt) {
    const unwanted = { acceptRanges: false, cacheControl: false, lastModified: false } as const;
    await app.register(fastifyStatic, { root: appDir, serve: false, preCompressed: true, ...unwanted });
  }

  const sendIndex = (reply: FastifyReply, page: string) => {
    const nonce = newNonce();
    const html = page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__API_BASE_URL__', apiBaseUrl);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, app.config))
      .send(html);
  };

  app.route({
    method: 'GET',
    url: PAGES,
    handler: async (request, reply) => {
      const file = pagePath(request.url);
      const build = isBuilt ? buildNow() : null;
      if (build?.files.has(file) && file !== INDEX) {
        if (file === SERVICE_WORKER) reply.header('content-security-policy', workerPolicy);
        return reply
          .header('cache-control', immutable.test(file) ? ONE_YEAR : 'no-cache')
          .header('cross-origin-resource-policy', 'same-origin')
          .sendFile(file);
      }
      if (!build || (path.extname(file) !== '' && file !== INDEX)) throw notFound();
      return sendIndex(reply, build.index);
    },
    // @fastify/static has the name of before RFC 9239.
    onSend: async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('application/javascript')) reply.type('text/javascript; charset=utf-8');
      return payload;
    },
  });
}
