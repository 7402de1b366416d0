import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MessageRow } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, inject, it } from 'vitest';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { readConfig } from '../config.ts';
import { type Database, rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { auditEvents } from '../db/schema.ts';
import { smtpMailer } from '../mail/smtp.ts';
import { patient } from '../testing/constants.ts';
import {
  createTestDatabase,
  onEitherDatabase,
  openEmptyDatabase,
  openTestDatabase,
} from '../testing/databases.ts';
import { openMailServer } from '../testing/mailServer.ts';
import { TestServer } from '../testing/server.ts';
import { deliverDue } from './deliver.ts';
import { recogniseInstallation } from './hold.ts';
import { deliverMessages, writeAutomations } from './jobs.ts';

const QUEUED = 500;
const NOW = new Date('2026-03-10T08:00:00Z');
const ordinary = { sendsHeld: false };
const onError = (error: unknown) => expect(error).toBeUndefined();

/** Messages that wait, of client 1. */
const queue = (database: Database) =>
  database.exec(`
    INSERT INTO parties (individual_id) VALUES (1);
    INSERT INTO messages (client_id, kind, channel, party_id, address, subject, body, dedupe_key, created_at)
      SELECT 1, 'free', 'email', (SELECT id FROM parties WHERE individual_id = 1), 'a' || n || '@x.example', 'Rent', 'Good day', 'k' || n, '2026-03-09'
      FROM generate_series(1, ${QUEUED}) n;
    INSERT INTO message_deliveries (message_id, client_id, channel, next_at) SELECT id, 1, channel, '2026-03-09' FROM messages`);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const states = async ({ db }: Database) =>
  rows(db, sql`SELECT state, count(*)::int AS n FROM message_deliveries GROUP BY state ORDER BY state`);

onEitherDatabase((kind) => {
  /** A database with messages that wait, known where it is, and restored into another. */
  const restored = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-hold-'));
    closing.push(async () => rmSync(folder, { recursive: true }));
    const source = await openTestDatabase(kind);
    expect(await recogniseInstallation(source, ordinary, NOW)).toBe(false);
    await queue(source);
    await backUp(source, path.join(folder, 'backup'));
    await source.close();
    const database = await openEmptyDatabase(kind);
    await restore(database, path.join(folder, 'backup'));
    return database;
  };
  const jobOf = async (database: Database) => {
    const smtp = await openMailServer(0);
    closing.push(() => smtp.close());
    const config = readConfig({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://rentsafe.example' });
    const deliver = () => deliverMessages.run({ db: database.db, config, now: NOW, onError });
    return { smtp, deliver };
  };

  it('G19 a restored database with 500 queued messages sends none, then all once after an Admin’s word', async () => {
    const database = await restored();
    const server = await TestServer.start(kind, {}, database);
    closing.push(() => server.stop());
    expect(await recogniseInstallation(database, ordinary, NOW)).toBe(true);
    // Started again it is still held.
    expect(await recogniseInstallation(database, ordinary, NOW)).toBe(true);
    const { smtp, deliver } = await jobOf(database);
    expect(await deliver()).toMatch(/^Nothing: this database was restored or copied/);
    expect(
      await writeAutomations.run({ db: database.db, config: readConfig({}), now: NOW, onError }),
    ).toMatch(/^Nothing/);
    expect(smtp.taken).toEqual([]);

    const { access } = await server.admin();
    const held = async () =>
      (await server.get<Paginated<MessageRow> & { delivery: object }>('/api/messages/', access)).body
        .delivery;
    expect(await held()).toMatchObject({ held: { since: '2026-03-10T08:00:00.000Z', waiting: QUEUED } });
    const user = (await server.addUser(1, 2)).access;
    const release = (waiting: string, token = access) =>
      server.post('/api/messages/release/', { waiting }, { token });
    expect((await release('send', user)).status).toBe(403);
    expect(await release('send')).toMatchObject({ status: 200, body: { waiting: QUEUED } });
    expect((await release('send')).status).toBe(409);
    expect(await held()).toMatchObject({ held: null });
    const events = await database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject_type, 'message'));
    expect(events).toMatchObject([{ client_id: 1, changes: { waiting: [QUEUED, 'send'] } }]);

    const send = () =>
      deliverDue(database.db, { mailer: smtpMailer(smtp.url, 'a@x.example'), sms: null }, () => NOW);
    await Promise.all([send(), send()]);
    expect(await send()).toBe(0);
    expect(new Set(smtp.taken.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])).size).toBe(QUEUED);
    expect(smtp.taken).toHaveLength(QUEUED);
  }, 60_000);

  it('G19 what waits can be discarded; JOBS=on sends it; where nothing has changed nothing is held', async () => {
    const database = await restored();
    const server = await TestServer.start(kind, {}, database);
    closing.push(() => server.stop());
    expect(await recogniseInstallation(database, ordinary, NOW)).toBe(true);
    const { access } = await server.admin();
    expect(
      (await server.post('/api/messages/release/', { waiting: 'discard' }, { token: access })).status,
    ).toBe(200);
    expect(await states(database)).toEqual([{ state: 'cancelled', n: QUEUED }]);
    expect(await recogniseInstallation(database, ordinary, NOW)).toBe(false);
    await database.exec(`UPDATE installation SET identity = 'elsewhere'`);
    expect(readConfig({ JOBS: 'on' })).toMatchObject({ jobs: true, sendsHeld: true });
    expect(readConfig({})).toMatchObject({ jobs: true, sendsHeld: false });
    expect(await recogniseInstallation(database, { sendsHeld: true }, NOW)).toBe(false);
    expect(await recogniseInstallation(database, ordinary, NOW)).toBe(false);
  }, 60_000);
});

it('G19 a copied data folder is noticed, and one that is opened again is not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-hold-'));
  closing.push(async () => rmSync(folder, { recursive: true }));
  const [own, copy] = [path.join(folder, 'own'), path.join(folder, 'copy')];
  cpSync(inject('emptyDataDir'), own, { recursive: true });
  const isHeldIn = async (place: string) => {
    const database = await openFolder(place);
    try {
      return await recogniseInstallation(database, ordinary, NOW);
    } finally {
      await database.close();
    }
  };
  expect([await isHeldIn(own), await isHeldIn(own)]).toEqual([false, false]);
  cpSync(own, copy, { recursive: true });
  expect([await isHeldIn(copy), await isHeldIn(own)]).toEqual([true, false]);
}, 60_000);

it('G19 a copy of a PostgreSQL database is noticed, by a user without rights of its own too', async () => {
  const url = await createTestDatabase();
  const own = openPostgres(url, patient);
  await recogniseInstallation(own, ordinary, NOW);
  const name = new URL(url).pathname.slice(1);
  await own.exec(`CREATE ROLE plain_${name} LOGIN; GRANT ALL ON installation TO plain_${name}`);
  await own.close();
  const copied = openPostgres(await createTestDatabase(name), patient);
  closing.push(() => copied.close());
  expect(await recogniseInstallation(copied, ordinary, NOW)).toBe(true);
  const plain = new URL(url);
  plain.username = `plain_${name}`;
  const again = openPostgres(plain.href, patient);
  closing.push(() => again.close());
  expect(await recogniseInstallation(again, ordinary, NOW)).toBe(false);
});
