import { mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { copyInUse, linkFiles } from './copyFolder.ts';
import type { Database, Db } from './database.ts';
import { DurableNodeFs, durableStartParams } from './durableNodeFs.ts';
import { lockFolder } from './folderLock.ts';
import { withRetry } from './retry.ts';

/** A script may begin a transaction of its own. It is ended here where it fails: everything shares this connection. */
const runScript = (client: PGlite, text: string): Promise<{ rows: unknown[] }> =>
  client.transaction(async (tx) => ({ rows: (await tx.exec(text)).at(-1)?.rows ?? [] }));

const createClient = (options: PGliteOptions) =>
  PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } });

/** PGlite, by default in memory. */
export const openPglite = async (options: PGliteOptions = {}): Promise<Database> =>
  databaseOf(await createClient(options));

function databaseOf(client: PGlite): Database {
  const db = drizzle({ client }) as unknown as Db;
  const transaction: Db['transaction'] = db.transaction.bind(db);
  db.transaction = (run, config) => withRetry(() => transaction(run, config));
  return {
    db,
    // It has no limits: it ignores statement_timeout.
    jobDb: db,
    kind: 'pglite',
    filesDir: null,
    copyTo: null,
    exec: async (script) => void (await client.exec(script)),
    query: (text, values = []) =>
      values.length > 0 ? client.query(text, [...values]) : runScript(client, text),
    longTransaction: (run) => db.transaction(run),
    // The folder belongs to one process.
    exclusively: (run) => run(),
    identity: async () => 'memory',
    close: () => client.close(),
  };
}

/**
 * PGlite on a folder: every commit is synced to the disk before it is acknowledged, and no second process may open the
 * folder (two would silently lose each other's writes).
 *
 * @throws FolderInUseError when another process holds the folder.
 */
export async function openFolder(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const unlock = await lockFolder(folder);
  try {
    const [inUse, filesDir] = [path.join(folder, 'database'), path.join(folder, 'files')];
    const client = await createClient({ fs: new DurableNodeFs(inUse), startParams: durableStartParams });
    const database = databaseOf(client);
    return {
      ...database,
      filesDir,
      copyTo: async (copy) => {
        // What was changed in memory is then in the first round, which nobody waits for.
        await client.exec('CHECKPOINT');
        // Before and after: bytes that nothing names any more go while the rows are copied, and others come.
        await linkFiles(filesDir, path.join(copy, 'files'));
        await copyInUse(inUse, path.join(copy, 'database'), (run) => client.runExclusive(run));
        await linkFiles(filesDir, path.join(copy, 'files'));
      },
      // A copy has another path, or another inode where it has the same path on another disk.
      identity: async () => `folder ${statSync(path.join(folder, 'database')).ino} ${folder}`,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
