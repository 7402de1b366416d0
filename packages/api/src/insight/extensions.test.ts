import { readFileSync } from 'node:fs';
import type { Lease } from '@rentsafe/domain/lease';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { rentOf } from '../testing/trust.ts';

const migration = readFileSync(
  new URL('../migrations/sql/0056_lease_extensions.sql', import.meta.url),
  'utf8',
);

onEitherDatabase((kind) => {
  const { context, book, post, patch, newUnit } = useBook(kind, '2026-03-15T08:00:00Z');

  it('an end that is put off is kept, and is what the audit says of the time before', async () => {
    const verb = async (name: string, body: object, token = book.user) => {
      const answer = await post<Lease>(`leases/${lease.id}/${name}/`, body, token);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const { body: lease } = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      ...rentOf('2026-01-01', '400.00', { to_on: '2026-06-30' }),
    });
    await patch(`leases/${lease.id}/`, { to_on: '2026-07-31', version: 1 });
    await verb('activate', {});
    await verb('extend', { to_on: '2026-08-31' });
    const steps = [{ schedule: lease.schedules[0]?.id, from_on: '2026-05-01', amount: '450.00' }];
    await verb('extend', { steps });
    await verb('extend', { to_on: '2026-07-31' });
    await verb('give-notice', { given_on: '2026-03-01', ends_on: '2026-04-30', agreed: true });
    await verb('withdraw-notice', {});
    await verb('extend', { to_on: null });
    await verb('end', { on: '2026-03-31' }, book.admin);
    const { db } = context.server;
    const read = () =>
      rows<{ was_to_on: string; to_on: string | null; user_id: number; at: Date | string }>(
        db,
        sql`SELECT was_to_on::text, to_on::text, user_id, at FROM lease_extensions WHERE lease_id = ${lease.id} ORDER BY id`,
      );
    const written = await read();
    expect(written.map(({ was_to_on, to_on }) => [was_to_on, to_on])).toEqual([
      ['2026-07-31', '2026-08-31'],
      ['2026-07-31', null],
    ]);
    const [, fill = ''] = /(INSERT INTO lease_extensions[\s\S]*?;)/.exec(migration) ?? [];
    await db.execute(sql.raw(fill));
    expect((await read()).slice(2)).toEqual(written);
  });
});
