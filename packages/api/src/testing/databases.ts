import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { describe, inject } from 'vitest';
import { type Database, openPglite, openPostgres } from '../db/database.ts';
import { TEMPLATE } from './constants.ts';
import { databaseUrl, runAlone } from './postgres.ts';

export type Kind = 'pglite' | 'postgres';

/** A filled database of one's own. */
export async function openTestDatabase(kind: Kind): Promise<Database> {
  if (kind === 'pglite') return openPglite({ loadDataDir: await openAsBlob(inject('pgliteDump')) });
  return openPostgres(await createTestDatabase());
}

/** A PostgreSQL database copied from the template; the connection string. */
export async function createTestDatabase(template = TEMPLATE): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAlone(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return databaseUrl(inject('postgresUrl'), name);
}

/** The same suite on the embedded database and on PostgreSQL. */
export function onBothDatabases(suite: (kind: Kind) => void): void {
  describe.each<Kind>(['pglite', 'postgres'])('on %s', suite);
}
