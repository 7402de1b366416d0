import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../auth/tokens.ts';
import { type Db, rows } from '../db/database.ts';
import { devices } from '../db/schema.ts';
import { baseUrl } from '../http/pagination.ts';

const COOKIE = 'rentsafe_device';
const DAYS = 400;

function tokenIn({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const [, token = ''] = pairs.find(([name]) => name === COOKIE) ?? [];
  return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * Notes that a user signs in from this browser, which a cookie names: it tells browsers apart, and lets nobody in.
 *
 * @returns whether they never have before, while they have from another.
 */
export async function noteDevice(
  db: Db,
  request: FastifyRequest,
  userId: number,
  now: Date,
): Promise<boolean> {
  const token = tokenIn(request) ?? newToken();
  request.deviceToken = token;
  const hash = hashToken(token);
  const at = now.toISOString();
  const [found] = await rows<{ is_new: boolean }>(
    db,
    sql`WITH before AS (SELECT count(*) > 0 AS has_any, coalesce(bool_or(token_hash = ${hash}), false) AS known FROM devices WHERE user_id = ${userId}),
      noted AS (INSERT INTO devices (user_id, token_hash, first_seen_at, last_seen_at)
        VALUES (${userId}, ${hash}, ${at}::timestamptz, ${at}::timestamptz)
        ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at RETURNING 1)
      SELECT has_any AND NOT known AS is_new FROM before, noted`,
  );
  return found?.is_new === true;
}

/** Sends the cookie with the answer to a sign-in. */
export function deviceCookies(app: FastifyInstance): void {
  app.decorateRequest('deviceToken', null);
  app.addHook('onSend', async (request, reply) => {
    if (!request.deviceToken || reply.statusCode >= 300) return;
    const secure = baseUrl(app).startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${request.deviceToken}; Path=/api/auth/; Max-Age=${DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`,
    );
  });
}

/** Forgets browsers from which nobody has signed in for longer than their cookie lasts. */
export async function purgeDevices(db: Db, now: Date): Promise<void> {
  await db.delete(devices).where(lt(devices.last_seen_at, new Date(now.getTime() - DAYS * 24 * 60 * 60_000)));
}
