import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, rows } from '../db/database.ts';
import { type Kind, openEmptyDatabase, openTestDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';
import { addCount } from '../testing/proof.ts';
import { bodies } from '../testing/samples.ts';
import { TestServer } from '../testing/server.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { backupTables, leftOut } from './tables.ts';

const opened: Database[] = [];
const closedAfterwards = (database: Database) => {
  opened.push(database);
  return database;
};

const emptyDatabase = async (kind: Kind) => closedAfterwards(await openEmptyDatabase(kind));

let folder = '';
const file = (name: string) => path.join(folder, name);
const linesOf = (name: string) => gunzipSync(readFileSync(file(name))).toString();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-backup-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A final inspection with a photo, a document that was signed with its scan, and a file that was removed. */
async function inspectOnce(server: TestServer, token: string): Promise<{ photo: number }> {
  const post = async (path: string, body: unknown) => {
    const reply = await server.post<{ id: number; units: { id: number }[] }>(`/api/${path}`, body, { token });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const { id: property, units } = await post('properties/', bodies.createProperty?.(1));
  const { id } = await post('inspections/', {
    unit: units[0]?.id,
    kind: 'routine',
    planned_on: '2026-03-01',
  });
  const { id: photo } = await post(`files/?subject=inspection:${id}&name=a.png`, png(1));
  const areas = [{ name: 'Inside', items: [{ name: 'Damp', condition: 'poor', files: [photo] }] }];
  await server.request('PATCH', `/api/inspections/${id}/`, { token, body: { areas, version: 1 } });
  await post(`inspections/${id}/complete/`, {});
  await post(`inspections/${id}/sign/`, { role: 'agent', name: 'Tendai Shumba' });
  await post(`inspections/${id}/final/`, { without: 'Vacant' });
  const { id: twice } = await post(`files/?subject=property:${property}&name=b.png`, png(1));
  await post(`files/${twice}/remove/`, { reason: 'Twice' });
  const lease = { ...(bodies.createLease?.(1) as object), unit: units[0]?.id };
  const { id: of } = await post('leases/', lease);
  const clauses = [{ title: 'Rent', body: 'Monthly.' }];
  const template = await post('document-templates/', { name: 'Lease', kind: 'residential', clauses });
  const document = await post(`leases/${of}/documents/`, { template: template.id });
  const scan = await post(`files/?subject=document:${document.id}&name=c.png`, png(2));
  await post(`documents/${document.id}/sign/`, { file: scan.id });
  return { photo };
}

describe.each<[Kind, Kind]>([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
])('from %s to %s', (from, to) => {
  it('every row is the same, and work goes on', async () => {
    const source = await TestServer.start(from);
    const { access } = await source.admin();
    const odd = sampleIndividual(900, {
      first_name: 'Ann-Marie \u202e "x"\\n',
      notes: ['line 1\nline 2', 'tab\t'],
    });
    await source.post('/api/individuals/', odd, { token: access, headers: { 'idempotency-key': 'k1' } });
    await source.get('/api/individuals/1/full-details/', access);
    const { photo } = await inspectOnce(source, access);
    await backUp(source.database, file('first'));
    await source.stop();

    const target = await emptyDatabase(to);
    const count = await restore(target, file('first'));
    const tables = await backupTables(target.db);
    expect(count).toBe(linesOf('first').trim().split('\n').length - tables.length - 2);
    addCount('rows', count);
    await backUp(target, file('second'));
    expect(linesOf('second')).toBe(linesOf('first'));

    const again = await TestServer.start(to, {}, target);
    opened.pop();
    const replay = await again.post('/api/individuals/', odd, {
      token: (await again.admin()).access,
      headers: { 'idempotency-key': 'k1' },
    });
    expect(replay.status).toBe(201);
    const shown = await again.app.inject({
      url: `/api/files/${photo}/content/`,
      headers: { authorization: `Bearer ${(await again.admin()).access}` },
    });
    expect(shown.rawPayload.equals(png(1))).toBe(true);
    const made = await again.post<{ id: number }>('/api/individuals/', sampleIndividual(901), {
      token: (await again.admin()).access,
    });
    expect(made.status).toBe(201);
    expect(made.body.id).toBeGreaterThan(Number(replay.body.id));
    const list = await again.get<{ count: number }>('/api/individuals/', (await again.admin()).access);
    const [counted] = await rows<{ n: number }>(again.db, sql`SELECT count(*)::int AS n FROM individuals`);
    expect(list.body.count).toBe(counted?.n);
    await again.stop();
  });
});

/** Requests of which the first repeats the second, and an order that is closed, with all that belongs to it and what is to be done. */
const maintenanceScript = `
  INSERT INTO properties (id, client_id, property_type, city_town, search_text) VALUES (1, 1, 'House', 'Gweru', 'gweru');
  INSERT INTO contractors (id, client_id, name, industry, search_text) VALUES (1, 1, 'K', 'Plumber', 'k');
  INSERT INTO maintenance_requests (id, client_id, number, property_id, reported_on, reported_by, category, priority, respond_by,
    finish_by, summary, search_text)
    SELECT id, 1, '', 1, '2026-01-10', 'Tenant', 'water', 'low', '2026-01-17', '2026-02-09', 'Leak', 'leak' FROM generate_series(1, 2) id;
  UPDATE maintenance_requests SET state = 'duplicate', duplicate_of = 2 WHERE id = 1;
  UPDATE maintenance_requests SET state = 'accepted', accepted_on = '2026-01-11' WHERE id = 2;
  INSERT INTO work_orders (id, client_id, number, request_id, property_id, contractor_id, category, priority, summary, currency,
    finish_by, search_text) VALUES (1, 1, '', 2, 1, 1, 'water', 'low', 'Leak', 'USD', '2026-02-09', 'leak');
  INSERT INTO landlord_consents (client_id, work_order_id, given_by, given_on, evidence) VALUES (1, 1, 'L', '2026-01-11', 'Email');
  UPDATE work_orders SET state = 'issued', issued_on = '2026-01-11' WHERE id = 1;
  INSERT INTO work_order_lines (client_id, work_order_id, line, kind, description, currency, quantity, rate)
    VALUES (1, 1, 1, 'other', 'Pipe', 'USD', 0.5, 5);
  UPDATE work_orders SET state = 'completed', completed_on = '2026-01-12' WHERE id = 1;
  UPDATE work_orders SET state = 'closed', closed_on = '2026-01-12', bearer = 'agency', closed_seq = 0 WHERE id = 1;
  INSERT INTO budgets (client_id, year, currency, amount) VALUES (1, 2026, 'USD', 100);
  INSERT INTO todo_items (client_id, title, category, priority, due_on, subject_type, subject_id)
    SELECT 1, 'Ask', 'Repairs', 'low', '2026-01-12', type, 1 FROM unnest(ARRAY['contractor', 'request', 'work_order']) type;`;

/** A book of the provider with two entries, the second of 1,200 lines of which the first overdraws what the others restore. */
const bookScript = `
  INSERT INTO accounts (id, client_id, kind, half, currency) VALUES
    (1, 1, 'unidentified', 'money', 'USD'), (2, 1, 'commission', 'money', 'USD'), (3, 1, 'exchange', 'money', 'USD');
  INSERT INTO entries (client_id, kind, effective_on, user_id, request_id) VALUES (1, 'test', '2026-01-05', 1, 'a');
  INSERT INTO transfers VALUES (1, 1, 1, '2026-01-05', 'money', 'USD', 3, 1, 500);
  INSERT INTO entries (client_id, kind, effective_on, user_id, request_id) VALUES (1, 'test', '2026-01-06', 1, 'b');
  INSERT INTO transfers
    SELECT 1, 2, line, '2026-01-06', 'money', 'USD', CASE line WHEN 1 THEN 1 ELSE 3 END, CASE line WHEN 1 THEN 2 ELSE 1 END,
      CASE line WHEN 1 THEN 1699 ELSE 1 END FROM generate_series(1, 1200) line;`;

describe.each<Kind>(['pglite', 'postgres'])('on %s', (kind) => {
  it('requests and work orders come back as they are, and the next has the next number', async () => {
    const source = closedAfterwards(await openTestDatabase(kind));
    await source.exec(maintenanceScript);
    await backUp(source, file('maintenance'));
    const target = await emptyDatabase(kind);
    await restore(target, file('maintenance'));
    await backUp(target, file('again'));
    expect(linesOf('again')).toBe(linesOf('maintenance'));
    await target.exec(maintenanceScript.split(';').slice(2, 3).join(';').replace('(1, 2) id', '(3, 3) id'));
    expect(await rows(target.db, sql`SELECT number, state FROM maintenance_requests ORDER BY id`)).toEqual([
      { number: 'RQ-000001', state: 'duplicate' },
      { number: 'RQ-000002', state: 'done' },
      { number: 'RQ-000003', state: 'new' },
    ]);
  });

  it('a book comes back with its numbers, times and balances, however many lines an entry has', async () => {
    const source = closedAfterwards(await openTestDatabase(kind));
    await source.exec(bookScript);
    await backUp(source, file('book'));
    const target = await emptyDatabase(kind);
    await restore(target, file('book'));
    const state = ({ db }: Database) =>
      rows(
        db,
        sql`SELECT (SELECT json_agg(h) FROM (SELECT client_id, last_seq, last_at FROM book_heads ORDER BY 1) h) AS heads,
                   (SELECT json_agg(b) FROM (SELECT * FROM account_balances ORDER BY 1) b) AS balances,
                   (SELECT json_agg(e) FROM (SELECT * FROM entries ORDER BY 1, 2) e) AS entries`,
      );
    expect(await state(target)).toEqual(await state(source));
    expect(
      await rows(target.db, sql`SELECT debits, credits FROM account_balances WHERE account_id = 1`),
    ).toEqual([{ debits: 1699, credits: 1699 }]);
    await target.exec(bookScript.split(';').slice(1, 3).join(';').replaceAll('(1, 1, 1,', '(1, 3, 1,'));
    expect(await rows(target.db, sql`SELECT last_seq FROM book_heads WHERE client_id = 1`)).toEqual([
      { last_seq: 3 },
    ]);
  });
});

it('G18 bytes beside an embedded database are in its backup, and one that is damaged is named', async () => {
  const source = await TestServer.start('pglite');
  const { access } = await source.admin();
  await inspectOnce(source, access);
  const { filesDir } = source.database;
  const hash = createHash('sha256').update(png(1)).digest('hex');
  await backUp(source.database, file('whole'));
  expect(linesOf('whole')).toContain(png(1).toString('hex'));
  const target = await emptyDatabase('pglite');
  await restore(target, file('whole'));
  const at = (folder: string | null) =>
    path.join(folder ?? '', String(PROVIDER_CLIENT_ID), hash.slice(0, 2), hash);
  expect(readFileSync(at(target.filesDir)).equals(png(1))).toBe(true);
  expect(await rows(target.db, sql`SELECT DISTINCT place FROM file_contents`)).toEqual([{ place: 'folder' }]);
  writeFileSync(at(filesDir), 'x');
  await expect(backUp(source.database, file('damaged'))).rejects.toThrow(`The file ${hash}`);
  await source.stop();
});

it('G18 a restore that fails leaves no bytes behind', async () => {
  const source = await TestServer.start('postgres');
  await inspectOnce(source, (await source.admin()).access);
  await backUp(source.database, file('good'));
  await source.stop();
  writeFileSync(
    file('short'),
    gzipSync(linesOf('good').trim().split('\n').slice(0, -1).join('\n').concat('\n')),
  );
  const target = await emptyDatabase('pglite');
  await expect(restore(target, file('short'))).rejects.toThrow('is cut off');
  const left = readdirSync(target.filesDir ?? '', { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.length > 10)).toEqual([]);
});

it('holds every table but those that triggers fill', async () => {
  const { db } = await emptyDatabase('postgres');
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const held = await backupTables(db);
  expect([...held.map(({ name }) => name), ...leftOut].sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('no trigger reads, during a restore, a table that comes later', async () => {
  const { db } = await emptyDatabase('postgres');
  const tables = (await backupTables(db)).map(({ name }) => name);
  const found = await rows<{ name: string; source: string }>(
    db,
    sql`SELECT proname AS name, prosrc AS source FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        UNION ALL SELECT viewname, definition FROM pg_views WHERE schemaname = 'public'`,
  );
  const skipped = /NOT restoring\(\)[\s\S]*?END IF|IF restoring\(\) (THEN\s+RETURN|OR)[\s\S]*/g;
  const sources = new Map(found.map(({ name, source }) => [name, source.replace(skipped, '')]));
  const readBy = (name: string, seen = new Set<string>()): Set<string> => {
    for (const [, word = ''] of (sources.get(name) ?? '').matchAll(/\b([a-z_]+)\b/g)) {
      if (seen.has(word)) continue;
      seen.add(word);
      readBy(word, seen);
    }
    return seen;
  };
  const triggers = await rows<{ table: string; function: string }>(
    db,
    sql`SELECT tgrelid::regclass::text AS table, tgfoid::regproc::text AS function FROM pg_trigger
        WHERE NOT tgisinternal AND NOT tgdeferrable AND tgtype & 4 > 0`,
  );
  const later = triggers.flatMap(({ table, function: name }) => {
    const read = readBy(name);
    return tables
      .slice(tables.includes(table) ? tables.indexOf(table) + 1 : tables.length)
      .filter((other) => read.has(other))
      .map((other) => `${table}, ${name}: ${other}`);
  });
  expect(later.sort()).toEqual([
    // Only when a posting is deleted.
    'bank_postings, check_bank_posting: bank_matches',
    // Schedules and their steps are added up as they come.
    'leases, keep_rents_of_leases: charge_schedules',
    'leases, keep_rents_of_leases: schedule_steps',
    // With a passkey there is a factor, whatever else there is.
    'passkeys, user_has_factor: totps',
    // Either may come first: no invoice has both.
    'subscription_payments, guard_subscription_invoice: subscription_voids',
  ]);
});

/** With the one bit changed that a worn disk changes. */
function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
  return changed;
}

/** Whole, and of a version with another first migration. */
function ofAnother(text: string): string {
  const changed = text.replace('0001_initial.sql', '0009_future.sql').trim().split('\n').slice(0, -1);
  const body = `${changed.join('\n')}\n`;
  const end = JSON.parse(text.trim().split('\n').at(-1) ?? '') as object;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return `${body}${JSON.stringify({ ...end, sha256 })}\n`;
}

describe('refusals', () => {
  it('a disk that fills while a backup is written: one line says so, what was there stays, and nothing half-made does', async () => {
    const database = await emptyDatabase('postgres');
    await backUp(database, file('former'));
    const former = readFileSync(file('former'));
    const handle = await open(file('former'), 'r');
    const full = vi
      .spyOn(Object.getPrototypeOf(handle) as typeof handle, 'writeFile')
      .mockRejectedValue(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    await handle.close();
    await expect(backUp(database, file('next'))).rejects.toThrow(
      `The disk of ${file('next')} is full. This backup was not made; those that were made before are as they were.`,
    );
    full.mockRestore();
    expect(readdirSync(folder)).toEqual(['former']);
    expect(readFileSync(file('former')).equals(former)).toBe(true);
    await backUp(database, file('next'));
  });

  it('a file that is there stays as it is; a new one is its owner’s only', async () => {
    const database = await emptyDatabase('postgres');
    writeFileSync(file('old'), 'precious');
    await expect(backUp(database, file('old'))).rejects.toThrow('already exists');
    expect(readFileSync(file('old'), 'utf8')).toBe('precious');
    writeFileSync(file('new.part'), 'half');
    await expect(backUp(database, file('new'))).rejects.toThrow(
      /new\.part exists: another backup is being written, or one was interrupted/,
    );
    rmSync(file('new.part'));
    await backUp(database, file('new'));
    expect(existsSync(file('new.part'))).toBe(false);
    expect(statSync(file('new')).mode & 0o777).toBe(0o600);
  });

  it('a database that is not empty, a damaged file, one cut off, one of another version: nothing is changed', async () => {
    const filled = closedAfterwards(await openTestDatabase('postgres'));
    await backUp(filled, file('good'));
    await expect(restore(filled, file('good'))).rejects.toThrow('The database is not empty');

    const target = await emptyDatabase('postgres');
    const bytes = readFileSync(file('good'));
    const text = linesOf('good');
    const cases: [string, Buffer | string, string | RegExp][] = [
      ['text', 'hello', 'is damaged or not a backup'],
      ['half', bytes.subarray(0, bytes.length / 2), 'is damaged or not a backup'],
      ['other', gzipSync('{"a":1}\n'), 'is not a backup of RentSafe'],
      ['short', gzipSync(text.split('\n').slice(0, -3).join('\n')), 'is cut off'],
      ['altered', gzipSync(text.replace('admin@rentsafe.example', 'guest@rentsafe.example')), 'was altered'],
      ['longer', gzipSync(`${text}{"table":"users"}\n`), 'was altered'],
      // Where the bit was decides what is found first.
      ['flipped', flipped(bytes), /is damaged or not a backup|was altered/],
      ['older', gzipSync(text.replace('rentsafe-backup-2', 'rentsafe-backup-1')), 'is of another version'],
      ['unended', gzipSync(`${text.trim().split('\n').slice(0, -1).join('\n')}\n`), 'is cut off'],
      ['newer', gzipSync(ofAnother(text)), 'is of another version'],
    ];
    for (const [name, content, message] of cases) {
      writeFileSync(file(name), content);
      await expect(restore(target, file(name))).rejects.toThrow(message);
    }
    await expect(restore(target, file('absent'))).rejects.toThrow('ENOENT');
    expect(await rows(target.db, sql`SELECT 1 FROM users`)).toEqual([]);
    await restore(target, file('good'));
    expect(await rows(target.db, sql`SELECT 1 FROM users`)).toHaveLength(1);
  });
});
