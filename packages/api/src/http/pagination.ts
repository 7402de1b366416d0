import type { Paginated } from '@rentsafe/domain/pagination';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOfUrl } from './edge.ts';
import { invalidPage, type PageQuery } from './query.ts';

/** The address of this server as its users see it, without a trailing slash; never what a request says that it is. */
export function baseUrl({ config, server }: FastifyInstance): string {
  if (config.publicUrl) return config.publicUrl;
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : config.port;
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
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
