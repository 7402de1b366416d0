import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { commandTimeouts } from '../db/postgres.ts';
import { migrateKeeping } from '../migrations/migrate.ts';
import { startupProblem } from '../startup.ts';

/**
 * Runs a command on the configured database, migrated; a failure is one line and exit code 1. `readInput` throws where the command
 * is called wrongly: before the database is opened, which a server may be using.
 */
export async function runCommand<Input>(
  readInput: () => Input,
  command: (database: Database, input: Awaited<Input>) => Promise<void>,
): Promise<void> {
  let config: Config | undefined;
  try {
    const input = await readInput();
    config = readConfig();
    const database = await openDatabase(config, commandTimeouts);
    try {
      await migrateKeeping(database, config, console.error);
      await command(database, input);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(startupProblem(error, config));
    process.exitCode = 1;
  }
}
