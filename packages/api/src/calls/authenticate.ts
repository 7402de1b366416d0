import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf } from '../audit/events.ts';
import type { AccessClaims } from '../auth/accessToken.ts';
import { type Principal, SessionReader } from '../auth/admission.ts';
import { forbidden, unauthorised } from '../http/errors.ts';

function bearerToken(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) {
    throw unauthorised('Authentication credentials were not provided.');
  }
  return token;
}

const invalidToken = () => unauthorised('The access token is not valid any more.');

const MOST_TOKENS = 1_000;

/** Reads what a token claims. Of those that were rightly signed it remembers the last: what they claim cannot change. */
function claimsReader(app: FastifyInstance): (token: string) => AccessClaims {
  const known = new Map<string, AccessClaims>();
  return (token) => {
    const remembered = known.get(token);
    if (remembered) return remembered;
    try {
      const claims = app.jwt.verify<AccessClaims>(token);
      if (known.size >= MOST_TOKENS) known.clear();
      known.set(token, claims);
      return claims;
    } catch {
      throw invalidToken();
    }
  };
}

/**
 * Lets a request through as the access table says. Every route under /api must be in it; the token only names the session,
 * what the person may do is read from the database each time.
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
  });
}
