import type { FastifyInstance } from 'fastify';
import { purgeFailures } from './auth/lockout.ts';
import { purgeSessions } from './auth/sessions.ts';
import { purgeReplies } from './calls/idempotency.ts';
import { type Database, VACUUM } from './db/database.ts';
import { purgeChallenges } from './factor/challenges.ts';
import { loggable } from './http/errors.ts';
import { purgeDevices } from './session/devices.ts';

const EVERY_MS = 60 * 60_000;

const VACUUM_EVERY = 24;

/**
 * Deletes stored replies, sessions, failed and unfinished sign-ins that are out of date, once an hour. Vacuums the embedded database,
 * which has no autovacuum, once a day.
 */
export function startHousekeeping(app: FastifyInstance, { kind, exec }: Database): void {
  let rounds = 0;
  const purge = async () => {
    const now = app.now();
    await purgeReplies(app.db, now);
    await purgeSessions(app.db, now);
    await purgeFailures(app.db, now);
    await purgeChallenges(app.db, now);
    await purgeDevices(app.db, now);
    if (kind === 'pglite' && rounds % VACUUM_EVERY === 0) await exec(VACUUM);
    rounds += 1;
  };
  const timer = setInterval(() => {
    purge().catch((error: unknown) => app.log.error(loggable(error), 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
