import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Reads from the replica where there is one that has what the session has changed; else, and where that fails in any way, from the
 * primary: a record that is not found may be on its way.
 */
export async function readOnly<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const { replica } = app;
  const db = replica?.dbFor(request.principal?.quietMs ?? 0);
  if (!db) return read(app.db);
  try {
    return await read(db);
  } catch (error) {
    if (!(error instanceof HttpError)) replica?.distrust();
    return read(app.db);
  }
}

/** Notes when sessions change something, for all processes, where there is a replica. */
export function noteChanges(app: FastifyInstance): void {
  const { replica } = app;
  if (!replica) return;
  app.addHook('onSend', async ({ method, principal }) => {
    if (!principal || method === 'GET' || method === 'HEAD') return;
    try {
      await app.db
        .update(sessions)
        .set({ wrote_at: sql`clock_timestamp()` })
        .where(eq(sessions.id, principal.sessionId));
    } catch {
      // What was changed may be stored: nothing is read from the replica until it has been compared again.
      replica.distrust();
    }
  });
}
