import type { FastifyInstance } from 'fastify';

/** One line per request: the route's pattern, never its URL, which can contain names and numbers. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? 'unknown' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.principal?.userId,
      },
      'request',
    );
  });
}
