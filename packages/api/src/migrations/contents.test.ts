import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { sha256Of } from '../file/contents.ts';
import { onEitherDatabase, openBlankDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations.ts';

onEitherDatabase((kind) => {
  it('what clients shared becomes each one’s own: bytes in the table twice, those in a store under their hash', async () => {
    const database = await openBlankDatabase(kind);
    const all = allMigrations();
    await migrate(
      database,
      all.filter(({ name }) => name < '0150'),
    );
    const [inTable, inStore, unnamed] = ['a lease', 'a photo', 'an upload'].map(sha256Of);
    await database.exec(`INSERT INTO clients (id, name) VALUES (1, 'RentSafe'), (2, 'Kopje Estates');
      INSERT INTO file_contents (sha256, bytes, place) VALUES
        ('${inTable}', 'a lease', 'table'), ('${inStore}', NULL, 'objects'), ('${unnamed}', NULL, 'objects');
      INSERT INTO files (client_id, subject_type, subject_id, name, type, size, sha256)
        SELECT client, 'book', client, 'a.pdf', 'application/pdf', 7, hash
        FROM unnest(ARRAY[1, 2]) client, unnest(ARRAY['${inTable}', '${inStore}']) hash;`);
    await migrate(database, all);
    const found = await rows<{ line: string }>(
      database.db,
      sql`SELECT concat_ws(' ', client_id, place, storage_key) AS line FROM file_contents`,
    );
    await database.close();
    expect(found.map(({ line }) => line).sort()).toEqual(
      [
        ...[1, 2].map((client) => `${client} objects ${inStore}`),
        `1 objects ${unnamed}`,
        ...[1, 2].map((client) => `${client} table ${client}/${inTable}`),
      ].sort(),
    );
  });
});
