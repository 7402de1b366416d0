import type { FastifyInstance } from 'fastify';
import { purgeFailures } from './auth/lockout.ts';
import { purgeSessions } from './auth/sessions.ts';
import { loggable } from './http/errors.ts';
import { purgeReplies } from './http/idempotency.ts';

const EVERY_MS = 60 * 60_000;

/** Once an hour, forgets what nobody may need any more: stored replies, old sessions, failures of signing in. */
export function startHousekeeping(app: FastifyInstance): void {
  const tidy = async () => {
    const now = app.now();
    await purgeReplies(app.db, now);
    await purgeSessions(app.db, now);
    await purgeFailures(app.db, now);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => app.log.error(loggable(error), 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
