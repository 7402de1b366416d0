import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/events.ts';
import type { AccessClaims } from '../auth/accessToken.ts';
import { type Principal, SessionReader } from '../auth/admission.ts';
import { forbidden, unauthorised } from '../http/errors.ts';
import { checkFactor } from './checkFactor.ts';

function bearerToken(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
    throw unauthorised('Authentication credentials were not provided.');
  }
  return token;
}

const invalidToken = () => unauthorised('The access token is not valid any more.');

const MAX_TOKENS = 1_000;

/** Verifies tokens and returns their claims, which never change: the last tokens are cached. */
function claimsReader(app: FastifyInstance): (token: string) => AccessClaims {
  const cache = new Map<string, AccessClaims>();
  return (token) => {
    const cached = cache.get(token);
    if (cached) return cached;
    try {
      const claims = app.jwt.verify<AccessClaims>(token);
      if (cache.size >= MAX_TOKENS) cache.clear();
      cache.set(token, claims);
      return claims;
    } catch {
      throw invalidToken();
    }
  };
}

/**
 * Checks every request against the access table, in which each route under /api must be. The token only names the session; the
 * role of the user is read from the database each time.
 */
export function authentication(app: FastifyInstance): void {
  const sessions = new SessionReader(app.db);
  const readClaims = claimsReader(app);

  const authenticate = async (request: FastifyRequest): Promise<Principal> => {
    const claims = readClaims(bearerToken(request));
    const { sid, pid, exp } = claims;
    const now = app.now();
    const isWellFormed = Number.isSafeInteger(sid) && Number.isSafeInteger(pid) && typeof exp === 'number';
    const isCurrent = isWellFormed && exp * 1000 > now.getTime();
    const principal = isCurrent ? await sessions.admit(claims, actorOf(request, now)) : null;
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
    await checkFactor(app, request, principal);
  });
}
