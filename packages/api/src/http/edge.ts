import { contract, type Method } from '@rentsafe/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, malformed, notFound } from './errors.ts';
import { apiHeaders, commonHeaders, JSON_TYPE, tlsHeaders } from './headers.ts';

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/**
 * A URL as it is routed, without host and with letters such as `%61` decoded: headers and routing must see the same path.
 */
export function normalAddress(url: string): string {
  const local = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = '', ...query] = (local.startsWith('/') || local === '*' ? local : `/${local}`).split('?');
  const plain = path.replace(/%([\da-f]{2})/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
  return [plain, ...query].join('?');
}

export const pathOfUrl = (url: string): string => url.split('?', 1)[0] ?? '/';

const uploads = new Set(
  Object.values(contract).flatMap((call) => ('upload' in call ? [`${call.method} ${call.path}`] : [])),
);

/** Whether a request brings a file, which may take longer than any other body. */
export const isUpload = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  uploads.has(`${method} ${pathOfUrl(normalAddress(url))}`);

const READS = new Set(['GET', 'HEAD']);

/** The route of the app's pages, which answers every GET that no other route takes. */
export const PAGES = '/*';

const notAllowed = (method: string, allowed: string[]) =>
  new HttpError(405, `Method "${method}" not allowed.`, { allow: allowed.join(', ') });

interface KnownPath {
  /** No ids in it. */
  isFixed: boolean;
  pattern: RegExp;
  methods: Set<Method>;
}

function knownPaths(extra: readonly string[]): KnownPath[] {
  const byPath = new Map<string, Set<Method>>();
  for (const { path, method } of Object.values(contract)) {
    byPath.set(path, (byPath.get(path) ?? new Set()).add(method));
  }
  for (const path of extra) byPath.set(path, new Set(['GET']));
  // Fixed segments first: `/api/companies/search/` is not the company "search".
  const inOrder = [...byPath].sort(([a], [b]) => a.split('{').length - b.split('{').length);
  return inOrder.map(([path, methods]) => ({
    isFixed: !path.includes('{'),
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  }));
}

/** Runs before every handler: common headers, trailing slashes, and responses for unknown paths and methods. */
export function httpEdge(app: FastifyInstance, ownPaths: readonly string[]): void {
  const known = knownPaths(ownPaths);
  const find = (path: string) => known.find(({ pattern }) => pattern.test(path));

  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const found = find(path);
    if (found) {
      const allow = [...found.methods]
        .sort()
        .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      throw notAllowed(request.method, allow);
    }
    if (READS.has(request.method) && find(`${path}/`)?.methods.has('GET')) {
      const query = request.url.slice(path.length);
      return reply.status(301).header('location', `${path}/${query}`).send();
    }
    throw notFound();
  };

  app.server.on('checkExpectation', (_request, response) => {
    const detail = JSON.stringify({ detail: 'Expectation Failed: 100-continue alone can be expected.' });
    response.writeHead(417, { ...commonHeaders, ...apiHeaders, 'content-type': JSON_TYPE }).end(detail);
  });

  // Behind a proxy that speaks TLS: browsers come by https alone from then on.
  const ofTls = app.config.publicUrl?.startsWith('https:') ? tlsHeaders : {};
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, ...ofTls });
    reply.header('x-request-id', request.id);
    const path = pathOfUrl(request.url);
    if (isApi(path)) reply.headers(apiHeaders);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw malformed();
    if (!isApi(path)) {
      if (request.is404) throw notAllowed(request.method, ['GET', 'HEAD']);
      return undefined;
    }
    const isPage = request.routeOptions.url === PAGES;
    // `PATCH /api/companies/search/` does not change a company "search".
    const isFixed = request.routeOptions.url?.includes(':') && find(path)?.isFixed;
    return request.is404 || isPage || isFixed ? refuseUnknown(request, reply, path) : undefined;
  });
}
