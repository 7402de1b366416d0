import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { orAfter } from './deadline.ts';
import { startHousekeeping } from './housekeeping.ts';
import { migrate } from './migrations/migrate.ts';
import type { FirstAdmin } from './seed/accounts.ts';
import { seed } from './seed/seed.ts';
import { buildServer } from './server.ts';
import { startupProblem } from './startup.ts';

/** After this long, connections that are still open are cut. */
const DRAIN_MS = 8_000;
/** After this long the process ends, whatever a database that says nothing still owes. */
const END_MS = 9_500;
const SWEEP_MS = 50;

const say = (line: string) => console.log(line);

/** Opens, migrates and seeds the database. */
async function prepare(
  config: Config,
  signal: AbortSignal,
): Promise<{ database: Database; admin: FirstAdmin | null }> {
  say(config.databaseUrl ? 'Opening PostgreSQL ...' : `Opening the database in ${config.dataDir} ...`);
  const database = await openDatabase(config);
  try {
    signal.throwIfAborted();
    await migrate(database);
    const admin = await seed(database, { config, now: new Date(), progress: say, signal });
    return { database, admin };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function greet(address: string, config: Config, admin: FirstAdmin | null): void {
  say(`\nRentSafe is at ${config.publicUrl ?? address}`);
  say(`The API's documentation is at ${config.publicUrl ?? address}/api/docs/`);
  if (admin?.generatedPassword) {
    say(`\nSign in as ${admin.email} with the password ${admin.generatedPassword}`);
    say(
      'It is shown only now. To set another one, stop the server and run: npm run set-password -- <e-mail>\n',
    );
  } else if (admin) {
    say(`Sign in as ${admin.email} with the password in ADMIN_PASSWORD.\n`);
  } else {
    say('Forgotten the password? Stop the server and run: npm run set-password -- <e-mail>\n');
  }
}

/**
 * Starts the server and keeps it running until SIGTERM or SIGINT; the process then ends with 0, requests that were begun
 * having been answered. Where it cannot start, one line says why and the process ends with 1.
 */
export async function start(env = process.env): Promise<FastifyInstance | null> {
  const stopping = new AbortController();
  let app: FastifyInstance | undefined;
  let database: Database | undefined;
  let config: Config | undefined;

  const stop = async () => {
    // A connection that is kept alive falls idle once its last answer is out.
    const sweep = setInterval(() => app?.server.closeIdleConnections(), SWEEP_MS);
    const deadline = setTimeout(() => app?.server.closeAllConnections(), DRAIN_MS);
    await app?.close();
    clearInterval(sweep);
    clearTimeout(deadline);
    await database?.close();
  };
  // npm forwards signals, so that they come twice; only the first counts.
  const onSignal = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (!app) return;
    void orAfter(END_MS, stop()).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Could not stop cleanly: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  try {
    config = readConfig(env);
    const prepared = await prepare(config, stopping.signal);
    database = prepared.database;
    const built = await buildServer({ config, database });
    startHousekeeping(built, database);
    const address = await built.listen({ port: config.port, host: config.host });
    app = built;
    if (stopping.signal.aborted) {
      await stop();
      process.exit(0);
    }
    greet(address, config, prepared.admin);
    return app;
  } catch (error) {
    await database?.close().catch(() => undefined);
    if (stopping.signal.aborted) process.exit(0);
    console.error(startupProblem(error, config));
    process.exit(1);
  }
}

const isMain = process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
if (isMain) await start();
