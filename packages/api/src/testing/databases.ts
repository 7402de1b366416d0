import { randomBytes } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { EMPTY, patient, TEMPLATE } from './constants.ts';
import { databaseUrl, runAlone } from './postgres.ts';
import { isWhole } from './proof.ts';

export type Kind = 'pglite' | 'postgres';

/** The bytes of its files are in a folder, as those of a database in a folder are. */
function withFolder(database: Database): Database {
  const filesDir = mkdtempSync(path.join(tmpdir(), 'rentsafe-files-'));
  const close = () => database.close().finally(() => rmSync(filesDir, { recursive: true, force: true }));
  return { ...database, filesDir, close };
}

const open = async (kind: Kind, template: string, dump: string): Promise<Database> =>
  kind === 'pglite'
    ? withFolder(await openPglite({ loadDataDir: await openAsBlob(dump) }))
    : openPostgres(await createTestDatabase(template), patient);

/** A filled database of the test's own. */
export const openTestDatabase = (kind: Kind): Promise<Database> => open(kind, TEMPLATE, inject('pgliteDump'));

/** A migrated, empty database of the test's own. */
export const openEmptyDatabase = (kind: Kind): Promise<Database> =>
  open(kind, EMPTY, inject('emptyPgliteDump'));

/** A database of the test's own without any table. */
export const openBlankDatabase = async (kind: Kind): Promise<Database> =>
  kind === 'pglite' ? openPglite() : openPostgres(await createTestDatabase('template0'), patient);

/** A PostgreSQL database copied from a template; the connection string. */
export async function createTestDatabase(template = TEMPLATE): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAlone(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return databaseUrl(inject('postgresUrl'), name);
}

/** The same suite on the embedded database and on PostgreSQL. */
export function onBothDatabases(suite: (kind: Kind) => void): void {
  describe.each<Kind>(['pglite', 'postgres'])('on %s', suite);
}

/**
 * A suite of rules whose code and SQL are the same on both: on PostgreSQL, in a third of the time of the embedded database, which the
 * journeys use; in the whole proof on both.
 */
export function onEitherDatabase(suite: (kind: Kind) => void): void {
  describe.each<Kind>(isWhole ? ['pglite', 'postgres'] : ['postgres'])('on %s', suite);
}
