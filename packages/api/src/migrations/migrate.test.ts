import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { startupProblem } from '../startup.ts';
import { onBothDatabases, openBlankDatabase } from '../testing/databases.ts';
import { TestServer } from '../testing/server.ts';
import { MigrationError, migrate } from './migrate.ts';
import { allMigrations, type Migration, sqlMigration } from './migrations.ts';

const table = sqlMigration('0001_table.sql', 'CREATE TABLE things (name text);');
const step = (name: string, run: (value: string) => Promise<void> = async () => undefined): Migration => ({
  name,
  checksum: null,
  run: async (tx) => {
    await tx.execute(sql`INSERT INTO things VALUES (${name})`);
    await run(name);
  },
});

onBothDatabases((kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openBlankDatabase(kind);
  });
  beforeEach(() => database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(() => database.close());
  const names = async () => {
    const found = await rows<{ name: string }>(database.db, sql`SELECT name FROM things`);
    return found.map(({ name }) => name);
  };
  const refusal = (promise: Promise<void>) =>
    promise.then(
      () => 'none',
      (error: unknown) => (error instanceof MigrationError ? startupProblem(error) : String(error)),
    );

  describe('migrations', () => {
    it('run once each, in order, steps in TypeScript among the files', async () => {
      await migrate(database, [table]);
      await migrate(database, [table, step('0002_first'), step('0003_second')]);
      await migrate(database, [table, step('0002_first'), step('0003_second')]);
      expect(await names()).toEqual(['0002_first', '0003_second']);
    });

    it('are whole or absent: a step that fails leaves nothing, and runs again at the next start', async () => {
      const failing = step('0002_first', () => Promise.reject(new Error('interrupted')));
      await expect(migrate(database, [table, failing])).rejects.toThrow('interrupted');
      expect(await names()).toEqual([]);
      await migrate(database, [table, step('0002_first')]);
      expect(await names()).toEqual(['0002_first']);
    });

    it('refuse a file that changed after it was applied, and name it; line ends do not count', async () => {
      await migrate(database, [sqlMigration('0001_table.sql', 'CREATE TABLE\nthings (name text);')]);
      await migrate(database, [sqlMigration('0001_table.sql', 'CREATE TABLE\r\nthings (name text);')]);
      expect(await refusal(migrate(database, [table]))).toBe(
        'The migration 0001_table.sql is not the one that was applied to this database. Put the released file back.',
      );
    });

    it('refuse a database that a newer version has migrated', async () => {
      await migrate(database, [table, step('0002_first')]);
      expect(await refusal(migrate(database, [table]))).toBe(
        'The database was migrated by a newer version of RentSafe (0002_first). Start that version, or restore a backup of this one.',
      );
    });

    if (kind === 'postgres') {
      it('three processes at once apply each once', async () => {
        const all = [table, step('0002_first'), step('0003_second')];
        await Promise.all([migrate(database, all), migrate(database, all), migrate(database, all)]);
        expect(await names()).toEqual(['0002_first', '0003_second']);
      });
    }
  });

  describe('a database of the version before migration 0004', () => {
    it('is carried along with its records, and gets the checksums it lacks', async () => {
      await database.exec(readFileSync(new URL('fixtures/version0003.sql', import.meta.url), 'utf8'));
      await migrate(database);
      const applied = await rows<{ name: string; checksum: string | null }>(
        database.db,
        sql`SELECT name, checksum FROM schema_migrations ORDER BY name`,
      );
      expect(applied).toEqual(allMigrations().map(({ name, checksum }) => ({ name, checksum })));

      const server = await TestServer.start(kind, {}, database);
      const password = 'Jacaranda rain on tin 4';
      const signIn = (username: string) =>
        server.post<{ access: string }>('/api/auth/login/', { username, password });
      const { status, body } = await signIn('admin@rentsafe.example');
      expect(status).toBe(200);
      expect((await signIn('Tariro@ridgeway.example')).status).toBe(200);
      const { body: log } = await server.get('/api/individuals/1/access-log/', body.access);
      expect(log).toMatchObject({ count: 1, results: [{ user: { name: 'First Administrator' } }] });
      const { body: report } = await server.get('/api/individuals/1/full-details/', body.access);
      expect(report).toMatchObject({
        last_name: 'O’Brien',
        contact_details: [{ mobile_phone: ['+263771234567'], email: 'andre.obrien@example.org' }],
        addresses: [{ city: { id: 1, name: 'Harare' } }],
      });
      const found = async (path: string, q: string) => {
        const { body: page } = await server.get<{ results: { id: number }[] }>(
          `/api/${path}/search/?q=${encodeURIComponent(q)}`,
          body.access,
        );
        return page.results.map(({ id }) => id);
      };
      for (const q of ["o'brien", 'OBrien andre', '0771 234 567', '+263 77 123 4567', 'andre.obrien@'])
        expect([q, await found('individuals', q)]).toEqual([q, [1]]);
      expect(await found('individuals', 'Moyo, Zoe')).toEqual([3]);
      expect(await found('companies', 'cafe 13192013')).toEqual([1]);
      expect((await found('branches', '0242700123')).sort()).toEqual([1, 2]);
      const { body: users } = await server.get(
        '/api/clients/clients/2/users/?q=mhlanga tariro@',
        body.access,
      );
      expect(users).toMatchObject({ count: 1 });
      await server.app.close();
    });

    it('is carried along too where records were added before the first start', async () => {
      await database.exec(readFileSync(new URL('fixtures/version0003.sql', import.meta.url), 'utf8'));
      await database.exec('ALTER TABLE report_reads DISABLE TRIGGER USER; TRUNCATE clients CASCADE');
      await migrate(database);
      const found = await rows(database.db, sql`SELECT id, client_id FROM individuals ORDER BY id`);
      expect(found).toHaveLength(3);
      expect(found).toContainEqual({ id: 1, client_id: 1 });
    });
  });
});
