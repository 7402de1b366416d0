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

  it('charges of the time before their last days were kept get those that their lease had then', async () => {
    const all = allMigrations();
    await migrate(
      database,
      all.filter(({ name }) => name < '0021_charge_parts'),
    );
    // Leases: extended after June was charged, cut short after it, unchanged, and a quarter of one that ended.
    await database.exec(`SET session_replication_role = replica;
      INSERT INTO leases (id, client_id, unit_id, number, state, from_on, to_on, created_at)
        SELECT id, 1, id, id::text, 'active', '2026-01-10', to_on::date, now()
        FROM (VALUES (1, '2026-12-31'), (2, '2026-06-10'), (3, NULL), (4, '2026-05-20'), (5, NULL)) l (id, to_on);
      INSERT INTO charge_schedules (id, client_id, lease_id, type, currency, every, vat)
        SELECT id, 1, id, 'rent', 'USD', CASE id WHEN 4 THEN 3 ELSE 1 END, 'none' FROM leases;
      INSERT INTO entries (client_id, seq, kind, effective_on, recorded_at, user_id, request_id)
        VALUES (1, 1, 'charge_run', '2026-06-01', '2026-06-01T06:00:00Z', 1, 'run');
      INSERT INTO invoices (id, client_id, kind, number, lease_id, issued_on, currency)
        SELECT n, 1, 'invoice', 'INV-00000' || n, CASE n WHEN 6 THEN 1 ELSE n END, '2026-06-01', 'USD' FROM generate_series(1, 6) n;
      INSERT INTO charges (client_id, lease_id, invoice_id, ownership_id, type, description, schedule_id, period, charged_on, due_on,
          grace_on, currency, net, vat, vat_bp, entry_seq)
        SELECT 1, id, id, 1, 'rent', 'Rent', id, CASE id WHEN 4 THEN date '2026-04-01' ELSE '2026-06-01' END,
          CASE id WHEN 4 THEN date '2026-04-01' ELSE '2026-06-01' END, '2026-06-01', '2026-06-01', 'USD', 100, 0, 0, 1 FROM leases;
      INSERT INTO charges (client_id, lease_id, invoice_id, ownership_id, type, description, charged_on, due_on, grace_on, currency, net,
          vat, vat_bp, entry_seq) VALUES (1, 1, 6, 1, 'other', 'Key', '2026-06-02', '2026-06-02', '2026-06-02', 'USD', 1, 0, 0, 1);
      INSERT INTO audit_events (at, client_id, action, subject_type, subject_id, changes, request_id) VALUES
        ('2026-05-01T06:00:00Z', 1, 'update', 'lease', 1, '{"to_on": [null, "2026-06-15"]}', 'before'),
        ('2026-06-09T06:00:00Z', 1, 'update', 'lease', 1, '{"to_on": ["2026-06-15", "2026-08-31"]}', 'first'),
        ('2026-07-09T06:00:00Z', 1, 'update', 'lease', 1, '{"to_on": ["2026-08-31", "2026-12-31"]}', 'second'),
        ('2026-06-09T06:00:00Z', 1, 'update', 'lease', 2, '{"to_on": [null, "2026-06-10"]}', 'cut'),
        ('2026-06-09T06:00:00Z', 1, 'update', 'lease', 5, '{"to_on": ["2026-05-20", null]}', 'late');
      RESET session_replication_role;`);
    await migrate(database, all);
    const found = await rows<{ until_on: string | null }>(
      database.db,
      sql`SELECT until_on::text FROM charges ORDER BY id`,
    );
    expect(found.map(({ until_on }) => until_on)).toEqual([
      ...['2026-06-15', '2026-06-30', '2026-06-30', '2026-05-20', '2026-06-01', null],
    ]);
    await expect(database.exec('UPDATE charges SET part = 2')).rejects.toThrow('charges');
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
