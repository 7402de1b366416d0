import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** A database without migrations, on which every one of them breaks this constraint. */
const breaking = (constraint: string): Database => ({
  db: { execute: async () => ({ rows: [] }) } as unknown as Database['db'],
  kind: 'postgres',
  exec: async (script) => {
    if (!script.includes('CREATE TABLE IF NOT EXISTS schema_migrations')) {
      throw Object.assign(new Error('duplicate key'), { code: '23505', constraint });
    }
  },
  close: async () => {},
});

it('a migration that another process has run meanwhile is left alone', async () => {
  await expect(migrate(breaking('schema_migrations_pkey'))).resolves.toBeUndefined();
});

it('one that meets rows that repeat is a failure', async () => {
  await expect(migrate(breaking('companies_registration_key'))).rejects.toThrow('duplicate key');
});
