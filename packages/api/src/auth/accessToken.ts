import type { FastifyInstance } from 'fastify';
import type { Pair } from './sessions.ts';

/** The claims of an access token: a user, a session and the pair it was issued in, and no role. */
export interface AccessClaims {
  sub: string;
  sid: number;
  pid: number;
  /** Seconds since 1970. */
  exp: number;
}

export function signAccess(
  { jwt, config }: Pick<FastifyInstance, 'jwt' | 'config'>,
  { userId, sessionId, pairId }: Pair,
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000);
  return jwt.sign({
    sub: String(userId),
    sid: sessionId,
    pid: pairId,
    iat,
    exp: iat + config.accessTokenSeconds,
  });
}
