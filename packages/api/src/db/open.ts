import type { Database } from './database.ts';
import { openPostgres, type Timeouts } from './postgres.ts';

/** Opens the configured database. The embedded one is loaded only where it is used: it is 100 MB of memory. */
export async function openDatabase(
  config: { databaseUrl: string | null; databasePrepare?: boolean; dataDir: string },
  timeouts?: Timeouts,
): Promise<Database> {
  if (config.databaseUrl)
    return openPostgres(config.databaseUrl, timeouts, undefined, config.databasePrepare);
  const { openFolder } = await import('./pglite.ts');
  return openFolder(config.dataDir);
}
