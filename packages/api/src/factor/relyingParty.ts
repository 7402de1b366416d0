import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { baseUrl } from '../http/pagination.ts';

/** The site that passkeys are made for: one that was made for another is refused. */
export interface RelyingParty {
  /** Its host name. */
  id: string;
  /** The addresses of the app there. */
  origins: string[];
}

/** Null where the server is known by an IP address, for which browsers make no passkeys. */
export function relyingPartyOf(app: FastifyInstance): RelyingParty | null {
  const url = new URL(baseUrl(app));
  // A loopback address has a name that browsers take.
  if (/^(127\.|\[::1\])/.test(url.hostname)) url.hostname = 'localhost';
  const { hostname: id, origin } = url;
  if (isIP(id.replace(/[[\]]/g, ''))) return null;
  const isOfSite = (other: string) => {
    const { hostname } = new URL(other);
    return hostname === id || hostname.endsWith(`.${id}`);
  };
  return { id, origins: [origin, ...app.config.corsOrigins.filter(isOfSite)] };
}
