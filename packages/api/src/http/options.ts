import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { MAX_FILE_BYTES } from '@rentsafe/domain/file';
import { type FastifyHttpOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { ARRIVAL_MS, UPLOAD_RATE } from './arrival.ts';
import { BODY_LIMIT } from './body.ts';
import { onClientError } from './clientError.ts';
import { normalAddress } from './edge.ts';
import { loggable, sendError } from './errors.ts';
import { apiHeaders, commonHeaders } from './headers.ts';

/** How often slow connections are checked: with the timeouts below, they are closed within 15 seconds. */
export const CHECK_CONNECTIONS_MS = 1_000;

/** The slowest upload. */
const UPLOAD_MS = ARRIVAL_MS + Math.ceil((MAX_FILE_BYTES / UPLOAD_RATE) * 1000);

const MAX_HEADER_BYTES = 16_384;

/** A number is the number of proxies in front of this server. */
const trustedProxies = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** How Fastify listens, parses, logs, and answers what never reaches a route. */
export function httpOptions(
  config: Pick<Config, 'trustProxy' | 'logLevel'>,
  logStream: { write(line: string): void },
): FastifyHttpOptions<Server> {
  return {
    bodyLimit: BODY_LIMIT,
    // Of an upload; other bodies have less time: see watchArrivals.
    requestTimeout: UPLOAD_MS,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own response would lack our headers: see edge.ts.
      requireHostHeader: false,
    },
    // Requests in progress at a shutdown are answered.
    return503OnClosing: false,
    trustProxy: trustedProxies(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level: config.logLevel,
      stream: logStream,
      base: undefined,
      serializers: { err: loggable as never, req: () => ({}), res: () => ({}) as never },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    clientErrorHandler: onClientError as never,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...commonHeaders, ...apiHeaders });
      sendError(error, request as never, reply as never);
    },
    // An id of any length is an id that is not found, not a path that is unknown.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    rewriteUrl: ({ url }) => normalAddress(url ?? '/'),
  };
}
