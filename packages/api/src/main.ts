import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { startBackups } from './backup/startBackups.ts';
import { type Config, readConfig } from './config.ts';
import { openClock, type SharedClock } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { openReplica } from './db/openReplica.ts';
import type { Replica } from './db/replica.ts';
import { withDeadline } from './deadline.ts';
import { moveToFolder } from './file/moveToFolder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startJobs } from './jobs/startJobs.ts';
import { recogniseInstallation } from './message/hold.ts';
import { migrateKeeping } from './migrations/migrate.ts';
import { startSamples } from './seed/background.ts';
import { clientText } from './seed/client.ts';
import { type Seeded, seedStart } from './seed/seed.ts';
import { buildServer } from './server.ts';
import { startupProblem } from './startup.ts';

/** After this time, connections that are still open are closed. */
const DRAIN_MS = 8_000;
/** After this time the process ends, even if the database never answers. */
const END_MS = 9_500;
const SWEEP_MS = 50;

const print = (line: string) => console.log(line);

/** Opens and migrates the database, and seeds what has to be there before the server listens. */
async function prepare(config: Config, signal: AbortSignal): Promise<{ database: Database; seeded: Seeded }> {
  print(config.databaseUrl ? 'Opening PostgreSQL ...' : `Opening the database in ${config.dataDir} ...`);
  const database = await openDatabase(config);
  try {
    signal.throwIfAborted();
    await migrateKeeping(database, config, print);
    signal.throwIfAborted();
    if (await recogniseInstallation(database, config, new Date()))
      print(
        'This database was restored or copied: no messages are sent until an Admin releases them under Communication, or the server is started with JOBS=on.',
      );
    const seeded = await seedStart(database, { config, now: new Date(), progress: print, signal });
    await moveToFolder(database, print, signal);
    return { database, seeded };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

function printWelcome(
  address: string,
  config: Config,
  { admin, client }: Seeded,
  areSamplesComing: boolean,
): void {
  print(`\nRentSafe is at ${config.publicUrl ?? address}`);
  print(`The API's documentation is at ${config.publicUrl ?? address}/api/docs/`);
  if (admin?.generatedPassword) {
    print(`\nSign in as ${admin.email} with the password ${admin.generatedPassword}`);
  } else if (admin) {
    print(`\nSign in as ${admin.email} with the password in ADMIN_PASSWORD`);
  }
  if (client) print(clientText(client));
  if (areSamplesComing)
    print('More sample records are still being added; the first screen shows how far they are.');
  const isGenerated = admin?.generatedPassword ?? client?.generatedPassword;
  const what = isGenerated
    ? 'Passwords are shown only once. To set another, stop'
    : 'Forgotten a password? Stop';
  print(`${what} the server and run: npm run set-password -- <email>\n`);
}

/**
 * Starts the server and keeps it running until SIGTERM or SIGINT; requests in progress are then answered, and the process ends
 * with 0. If it cannot start, one line explains why and the process ends with 1.
 *
 * @param appIsBuilt is waited for before it listens; the database is made ready meanwhile.
 */
export async function start(
  env = process.env,
  appIsBuilt: Promise<void> = Promise.resolve(),
): Promise<FastifyInstance | null> {
  const stopping = new AbortController();
  let app: FastifyInstance | undefined;
  let database: Database | undefined;
  let replica: Replica | null = null;
  let clock: SharedClock | null = null;
  let config: Config | undefined;

  const stop = async () => {
    // A keep-alive connection becomes idle once its last response is sent.
    const sweep = setInterval(() => app?.server.closeIdleConnections(), SWEEP_MS);
    const deadline = setTimeout(() => app?.server.closeAllConnections(), DRAIN_MS);
    await app?.close();
    clearInterval(sweep);
    clearTimeout(deadline);
    clock?.close();
    await replica?.close();
    await database?.close();
  };
  // npm forwards signals, so that they come twice; only the first counts.
  const onSignal = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    if (!app) return;
    void withDeadline(END_MS, stop()).then(
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
    await Promise.race([appIsBuilt, aborted(stopping.signal)]);
    stopping.signal.throwIfAborted();
    replica = openReplica(config, database);
    // The embedded database has the clock of this process.
    if (config.databaseUrl) clock = await openClock(database.db);
    const built = await buildServer({ config, database, replica, ...(clock && { now: clock.now }) });
    clock?.watch((seconds) =>
      built.log.warn({ seconds }, 'the clock of this machine is wrong: the time of the database is used'),
    );
    startHousekeeping(built, database);
    startBackups(built, database);
    if (config.jobs) startJobs(built, database);
    await startSamples(built, database, print);
    const address = await built.listen({ port: config.port, host: config.host });
    app = built;
    if (stopping.signal.aborted) {
      await stop();
      process.exit(0);
    }
    printWelcome(address, config, prepared.seeded, built.samples !== null);
    return app;
  } catch (error) {
    clock?.close();
    await replica?.close().catch(() => undefined);
    await database?.close().catch(() => undefined);
    if (stopping.signal.aborted) process.exit(0);
    console.error(startupProblem(error, config));
    process.exit(1);
  }
}

const isMain = process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
if (isMain) await start();
