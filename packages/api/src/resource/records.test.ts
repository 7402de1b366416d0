import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Actor } from '../audit/events.ts';
import { companyRecord } from '../company/record.ts';
import { auditEvents, cities, companies } from '../db/schema.ts';
import type { HttpError } from '../http/errors.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { useServer } from '../testing/server.ts';
import { changesBetween } from './changes.ts';
import { changeRecord, insertRecord } from './records.ts';

const company = (number: string, name = 'Kopje Estates') =>
  companyRecord({ registration_number: number, registration_name: name, profile: { email: 'k@x.example' } });

it('changes are the fields that differ, without secrets and what follows from other fields', () => {
  const before = {
    name: 'Old',
    email: null,
    at: new Date(0),
    password_hash: 'x',
    search_text: 'old',
    n: [1],
  };
  const after = { name: 'New', email: null, at: new Date(1), password_hash: 'y', search_text: 'new', n: [1] };
  expect(changesBetween(before, after, Object.keys(before))).toEqual({
    name: ['Old', 'New'],
    at: ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.001Z'],
  });
});

onBothDatabases((kind) => {
  const context = useServer(kind);
  const actor = async (): Promise<Actor> => {
    const { id } = await context.server.admin();
    return { userId: id, clientId: 1, requestId: 'request-1', now: context.server.clock.now };
  };
  const made = async (number: string) => {
    const by = await actor();
    const values = company(number);
    const row = await insertRecord(context.server.db, by, { table: companies, type: 'company', values });
    if (!row) throw new Error('Nothing was made.');
    return { by, row, target: { table: companies, type: 'company', id: row.id } as const };
  };
  const eventsOf = (id: number) =>
    context.server.db
      .select()
      .from(auditEvents)
      .where(sql`subject_type = 'company' AND subject_id = ${id}`)
      .orderBy(auditEvents.id);

  it('a new record has its client, maker, time and version 1, and an event', async () => {
    const { by, row } = await made('R-1');
    const { now, userId } = by;
    expect(row).toMatchObject({ client_id: 1, created_by: userId, created_at: now, version: 1 });
    expect(row).toMatchObject({ updated_at: null, updated_by: null });
    expect(await eventsOf(row.id)).toMatchObject([
      { action: 'create', user_id: userId, client_id: 1, at: now, request_id: 'request-1', changes: {} },
    ]);
  });

  it('what repeats a unique value is not made, and leaves no event', async () => {
    const { by } = await made('R-2');
    const before = await context.server.db.$count(auditEvents);
    const values = company('r - 2'.replaceAll(' ', ''));
    expect(
      await insertRecord(context.server.db, by, { table: companies, type: 'company', values }),
    ).toBeNull();
    expect(await context.server.db.$count(auditEvents)).toBe(before);
  });

  it('places have no client', async () => {
    const by = await actor();
    const values = { province_id: 1, name: 'Ruwa New', name_key: 'ruwanew' };
    const row = await insertRecord(context.server.db, by, { table: cities, type: 'city', values });
    expect(row).toMatchObject({ version: 1, created_by: by.userId });
    expect(row?.id).toBeGreaterThan(100_000);
  });

  it('a change adds 1, and its event has what really changed', async () => {
    const { by, row, target } = await made('R-3');
    const { db } = context.server;
    const values = company('R-3', 'Kopje Homes');
    const after = await db.transaction((tx) =>
      changeRecord(tx, by, { ...target, version: 1 }, (before) => {
        expect(before.registration_name).toBe('Kopje Estates');
        return { values, lists: { addresses: [[], ['one']] } };
      }),
    );
    expect(after).toMatchObject({ version: 2, updated_by: by.userId, registration_name: 'Kopje Homes' });
    const [, event] = await eventsOf(row.id);
    expect(event).toMatchObject({
      action: 'update',
      changes: { registration_name: ['Kopje Estates', 'Kopje Homes'], addresses: [[], ['one']] },
    });
    expect(Object.keys(event?.changes ?? {})).toHaveLength(2);
  });

  it('a missing and an old version are refused, and change nothing', async () => {
    const { by, row, target } = await made('R-4');
    const { db } = context.server;
    const attempt = (version: number | undefined) =>
      db.transaction((tx) =>
        changeRecord(tx, by, { ...target, version }, () => ({ values: { trading_name: 'Never' } })),
      );
    await expect(attempt(undefined)).rejects.toMatchObject({
      status: 400,
      body: { version: ['This field is required.'] },
    });
    await expect(attempt(7)).rejects.toMatchObject({
      status: 409,
      body: { detail: 'This record was changed by someone else.', version: 1 },
    });
    expect(await eventsOf(row.id)).toHaveLength(1);
  });

  it('of ten changes at once of one version one is made', async () => {
    const { by, row, target } = await made('R-5');
    const { db } = context.server;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, nth) =>
        db.transaction((tx) =>
          changeRecord(tx, by, { ...target, version: 1 }, () => ({
            values: { trading_name: `Name ${nth}` },
          })),
        ),
      ),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) expect((error as HttpError).status).toBe(409);
    expect(await eventsOf(row.id)).toHaveLength(2);
  });

  it('a change that repeats a unique value is null, and the transaction goes on', async () => {
    await made('R-6');
    const { by, target } = await made('R-7');
    const { db } = context.server;
    const [result, count] = await db.transaction(async (tx) => [
      await changeRecord(tx, by, { ...target, version: 'any' }, () => ({ values: company('R-6') })),
      await tx.$count(companies),
    ]);
    expect(result).toBeNull();
    expect(count).toBeGreaterThan(0);
  });

  it('events cannot be changed nor deleted', async () => {
    for (const attempt of [
      sql`UPDATE audit_events SET action = 'x'`,
      sql`DELETE FROM audit_events`,
      sql`TRUNCATE audit_events`,
    ]) {
      await expect(context.server.db.execute(attempt)).rejects.toMatchObject({
        cause: { message: 'audit_events is append-only' },
      });
    }
  });
});
