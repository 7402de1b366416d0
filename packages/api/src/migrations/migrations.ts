import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '../db/database.ts';
import { foldSearchTexts } from './searchTexts.ts';

/** A change of the schema or of what is stored: an SQL file, or a step that needs the server's own functions. */
export type Migration =
  | { name: string; checksum: string; script: string }
  | { name: string; checksum: null; run: (tx: Db) => Promise<void> };

const folder = new URL('./sql/', import.meta.url);

const checksumOf = (script: string) =>
  createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex');

export function sqlMigration(name: string, script: string): Migration {
  return { name, checksum: checksumOf(script), script };
}

/**
 * Steps in TypeScript, by name, beside the SQL files. They see the tables as earlier migrations left them: raw SQL of the columns
 * of that time, not the schema of today.
 */
const steps: Readonly<Record<string, (tx: Db) => Promise<void>>> = { '0004_search_texts': foldSearchTexts };

const byName = (a: Migration, b: Migration) => (a.name < b.name ? -1 : 1);

/** Every migration of this version, in order. */
export function allMigrations(): Migration[] {
  const files = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return [
    ...files.map((name) => sqlMigration(name, readFileSync(new URL(name, folder), 'utf8'))),
    ...Object.entries(steps).map(([name, run]): Migration => ({ name, checksum: null, run })),
  ].sort(byName);
}
