import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { onEitherDatabase, openBlankDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations.ts';

onEitherDatabase((kind) => {
  it('G1 what clients looked up and recorded in the last 30 days is granted; G4 consents end after 366 days', async () => {
    const database = await openBlankDatabase(kind);
    const all = allMigrations();
    await migrate(
      database,
      all.filter(({ name }) => name < '0070'),
    );
    const person = (id: number, client: number) =>
      `(${id}, 'Rudo', 'Makoni', '1990-01-01', 'female', 'passport', 'EN${id}', 'en${id}', 'single', ${client}, '', '')`;
    await database.exec(`SET session_replication_role = replica;
      INSERT INTO clients (id, name) VALUES (1, 'RentSafe'), (2, 'Kopje Estates');
      INSERT INTO users (id, client_id, first_name, last_name, email, email_key, access_level, search_text)
        SELECT id, 2, 'Rudo', 'Makoni', id || '@kopje.example', id || '@kopje.example', 2, '' FROM (VALUES (5), (6)) u (id);
      INSERT INTO individuals (id, first_name, last_name, date_of_birth, gender, identification_type, identification_number,
        identification_key, marital_status, client_id, search_text, sort_name)
        VALUES ${person(1, 1)}, ${person(2, 1)}, ${person(3, 2)}, ${person(4, 1)};
      INSERT INTO parties (id, individual_id) VALUES (7, 4);
      INSERT INTO audit_events (at, user_id, client_id, action, subject_type, subject_id, request_id) VALUES
        (now() - interval '29 days', 5, 2, 'lookup', 'individual', 1, 'a'),
        (now() - interval '1 day', 6, 2, 'lookup', 'individual', 1, 'b'),
        (now() - interval '31 days', 5, 2, 'lookup', 'individual', 2, 'c'),
        (now() - interval '2 days', 5, 2, 'create', 'individual', 3, 'd'),
        (now() - interval '2 days', 5, 1, 'lookup', 'individual', 4, 'e'),
        (now() - interval '2 days', 5, 2, 'report_read', 'individual', 4, 'f'),
        (now() - interval '2 days', 5, 2, 'lookup', 'individual', NULL, 'g');
      INSERT INTO consents (client_id, party_id, given_on, until_on, evidence) VALUES
        (2, 7, '2026-01-01', '2999-01-01', 'Form'), (2, 7, '2026-01-01', '2026-06-01', 'Form');
      RESET session_replication_role;`);
    await migrate(database, all);
    const grants = await rows(
      database.db,
      sql`SELECT g.client_id::int AS client, p.individual_id::int AS person, g.made_by::int AS by,
            g.until_on - (now() AT TIME ZONE 'Africa/Harare')::date AS days
          FROM naming_grants g JOIN parties p ON p.id = g.party_id ORDER BY p.individual_id`,
    );
    expect(grants).toEqual([
      { client: 2, person: 1, by: 6, days: 29 },
      { client: 2, person: 3, by: 5, days: 28 },
    ]);
    const until = await rows(database.db, sql`SELECT until_on::text FROM consents ORDER BY id`);
    expect(until).toEqual([{ until_on: '2027-01-02' }, { until_on: '2026-06-01' }]);
    await database.close();
  });
});
