import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Principal, SessionReader } from '../auth/sessions.ts';
import { forbidden, unauthorised } from './errors.ts';

interface AccessClaims {
  sub: string;
  sid: number;
  exp: number;
}

function bearerToken(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
    throw unauthorised('Authentication credentials were not provided.');
  }
  return token;
}

const invalidToken = () => unauthorised('The access token is not valid any more.');

function readClaims(app: FastifyInstance, token: string): AccessClaims {
  try {
    return app.jwt.verify<AccessClaims>(token);
  } catch {
    throw invalidToken();
  }
}

/**
 * Lets a request through as the access table says. Every route under /api must be in it; the token only names the session,
 * what the person may do is read from the database each time.
 */
export function authentication(app: FastifyInstance): void {
  const sessions = new SessionReader(app.db);

  const authenticate = async (request: FastifyRequest): Promise<Principal> => {
    const { sub, sid, exp } = readClaims(app, bearerToken(request));
    const now = app.now();
    const isWellFormed = Number.isSafeInteger(sid) && typeof exp === 'number' && exp * 1000 > now.getTime();
    const principal = isWellFormed ? await sessions.principal(sid, Number(sub), now) : null;
    if (!principal) throw invalidToken();
    return principal;
  };

  app.decorateRequest('principal', null);
  app.addHook('onRoute', ({ path, config }) => {
    if (path.startsWith('/api') && !config?.access)
      throw new Error(`${path} is missing from the access table.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || access === 'public') return;
    const principal = await authenticate(request);
    request.principal = principal;
    if (!access.includes(principal.role)) throw forbidden();
  });
}
