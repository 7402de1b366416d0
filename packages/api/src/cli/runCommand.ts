import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { commandTimeouts } from '../db/postgres.ts';
import { migrate } from '../migrations/migrate.ts';
import { startupProblem } from '../startup.ts';

/** Runs a command on the configured database, migrated; a failure is one line and exit code 1. */
export async function runCommand(
  command: (context: { config: Config; database: Database }) => Promise<void>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    const database = await openDatabase(config, commandTimeouts);
    try {
      await migrate(database);
      await command({ config, database });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(startupProblem(error, config));
    process.exitCode = 1;
  }
}
