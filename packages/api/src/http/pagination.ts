import type { Server } from 'node:http';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOfUrl } from './edge.ts';
import { invalidPage, type PageQuery } from './query.ts';

/** Where servers listen, which each asks the system once. */
const ports = new WeakMap<Server, number>();

function portOf(server: Server): number | undefined {
  const address = server.address();
  if (!address || typeof address !== 'object') return undefined;
  ports.set(server, address.port);
  return address.port;
}

/** The address of this server as its users see it, without a trailing slash; never what a request says that it is. */
export function baseUrl({ config, server }: FastifyInstance): string {
  if (config.publicUrl) return config.publicUrl;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${ports.get(server) ?? portOf(server) ?? config.port}`;
}

function linkTo(request: FastifyRequest, page: number): string {
  const path = pathOfUrl(request.url);
  const query = new URLSearchParams(request.url.slice(path.length));
  query.delete('page');
  if (page > 1) query.set('page', String(page));
  return `${baseUrl(request.server)}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Refuses a page beyond the end; page 1 of an empty list is fine. */
export function checkPage({ page, offset }: PageQuery, count: number): void {
  if (page > 1 && offset >= count) throw invalidPage();
}

/** One page with its absolute links. */
export function paginate<T>(
  request: FastifyRequest,
  { page, size, offset }: PageQuery,
  { count, capped = false, results }: { count: number; capped?: boolean; results: T[] },
): Paginated<T> {
  return {
    next: offset + size < count ? linkTo(request, page + 1) : null,
    previous: page > 1 ? linkTo(request, page - 1) : null,
    count,
    ...(capped && { count_is_capped: true }),
    results,
  };
}
