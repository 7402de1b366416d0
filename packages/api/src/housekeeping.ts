import type { FastifyInstance } from 'fastify';
import { purgeFailures } from './auth/lockout.ts';
import { purgeSessions } from './auth/sessions.ts';
import { purgeReplies } from './calls/idempotency.ts';
import { type Database, TIDY } from './db/database.ts';
import { loggable } from './http/errors.ts';

const EVERY_MS = 60 * 60_000;

const VACUUM_EVERY = 24;

/**
 * Once an hour, forgets what nobody may need any more: stored replies, old sessions, failures of signing in. Once a day clears
 * up behind that in the embedded database, which has no autovacuum.
 */
export function startHousekeeping(app: FastifyInstance, { kind, exec }: Database): void {
  let rounds = 0;
  const tidy = async () => {
    const now = app.now();
    await purgeReplies(app.db, now);
    await purgeSessions(app.db, now);
    await purgeFailures(app.db, now);
    if (kind === 'pglite' && rounds % VACUUM_EVERY === 0) await exec(TIDY);
    rounds += 1;
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => app.log.error(loggable(error), 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
