import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { MessageRow } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { fileMailer } from '../mail/files.ts';
import { sendSms, signatureOf } from '../mail/smsWebhook.ts';
import { type Mailer, smtpMailer } from '../mail/smtp.ts';
import { person, useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { deliverDue, noteSilence, type Ways } from './deliver.ts';
import { passMessage } from './states.ts';

const SECRET = 'a secret of sixteen';
const FROM = 'Kopje Estates <rent@kopje.example>';

/** A real mail server; `refuse` decides what it says to an email. */
function mailServer() {
  const taken: string[] = [];
  const state: { offers: number; refuse: ((socket: { destroy(): void }) => Error | undefined) | null } = {
    offers: 0,
    refuse: null,
  };
  const sockets = new Set<{ destroy(): void }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      state.offers += 1;
      void text(stream).then((mail) => {
        const error = state.refuse?.({ destroy: () => [...sockets].map((socket) => socket.destroy()) });
        if (state.refuse === null) taken.push(mail);
        if (state.refuse === null || error) done(error);
      });
    },
  });
  server.server.on('connection', (socket) => sockets.add(socket));
  return { server, taken, state };
}

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
const refusal = (responseCode: number) => Object.assign(new Error('Mailbox'), { responseCode });

onBothDatabases((kind) => {
  const context = useBook(kind, '2026-03-10T08:00:00Z');
  const { book, get, post } = context;
  const smtp = mailServer();
  const texts: { body: Record<string, unknown>; signature: unknown; raw: string }[] = [];
  const service = { status: 200, hangs: false };
  let http: Server;
  let mailer: Mailer;
  let ways: Ways;
  let key = 0;

  beforeAll(async () => {
    await new Promise<void>((done) => smtp.server.listen(0, '127.0.0.1', done));
    http = createServer((request, response) => {
      void text(request).then((raw) => {
        if (service.hangs) return request.socket.destroy();
        texts.push({ raw, body: JSON.parse(raw), signature: request.headers['x-rentsafe-signature'] });
        return response.writeHead(service.status).end(JSON.stringify({ id: `sms-${kind}-${texts.length}` }));
      });
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    mailer = smtpMailer(`smtp://127.0.0.1:${portOf(smtp.server.server)}`, FROM);
    const url = `http://127.0.0.1:${portOf(http)}/`;
    ways = { mailer, sms: (message) => sendSms(url, SECRET, message) };
  });
  afterAll(async () => {
    mailer.close();
    await new Promise<void>((done) => smtp.server.close(done));
    http.close();
  });
  beforeEach(async () => {
    await context.context.server.database.exec(
      `UPDATE message_deliveries SET state = 'cancelled' WHERE state = 'queued'`,
    );
    context.context.server.clock.now = new Date('2026-03-10T08:00:00Z');
    smtp.taken.length = 0;
    smtp.state.refuse = null;
    smtp.state.offers = 0;
    texts.length = 0;
    service.status = 200;
    service.hangs = false;
  });

  const db = () => context.context.server.db;
  const clock = () => context.context.server.clock.now;
  const deliver = (by = ways) => deliverDue(db(), by, clock);
  const write = async (more = {}, parties = [person(2)]) => {
    // Tenants are whom a client may write to.
    for (const party of parties) {
      const unit = await context.newUnit({ landlord: party });
      expect(unit).toBeGreaterThan(0);
    }
    key += 1;
    const message = {
      channel: 'email',
      subject: 'Rent',
      body: 'Good day {{recipient.name}}',
      to: { parties },
    };
    const sent = await post('messages/', { ...message, ...more, key: `k${key}` });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    return newest();
  };
  const newest = async () => {
    const { id = 0 } = (await get<Paginated<MessageRow>>('messages/')).body.results[0] ?? {};
    return id;
  };
  /** Past the clock of any session. */
  const read = async (id: number) => {
    const [found] = await rows<
      Record<'state' | 'error' | 'next' | 'sent', string | null> & { attempts: number }
    >(
      db(),
      sql`SELECT state, error, attempts::int, (next_at AT TIME ZONE 'UTC')::text AS next, (sent_at AT TIME ZONE 'UTC')::text AS sent
          FROM message_deliveries WHERE message_id = ${id}`,
    );
    return found;
  };
  const retry = (id: number) =>
    passMessage(
      db(),
      { userId: null, clientId: 1, requestId: '', now: clock() },
      { id, client_id: book.client },
      'retry',
    );

  it('an email is sent by the mail server, once', async () => {
    const id = await write();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatch(/^From: Kopje Estates <rent@kopje\.example>\r$/m);
    expect(smtp.taken[0]).toMatch(new RegExp(`^Message-ID: <message-${id}@kopje\\.example>\r$`, 'm'));
    expect(smtp.taken[0]).toContain('Good day ');
    expect(await read(id)).toMatchObject({
      ...{ state: 'sent', attempts: 1, error: null, sent: '2026-03-10 08:00:00' },
    });
  });

  it('many workers at once send each message once', async () => {
    const people = [2, 3, 4, 5, 6, 7, 8].map(person);
    await context.context.server.database.exec(
      `UPDATE contact_details SET email = 'p' || individual_id || '@x.example' WHERE individual_id <= 8`,
    );
    await write({}, people);
    const counts = await Promise.all(Array.from({ length: 4 }, () => deliver()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(people.length);
    const ids = smtp.taken.map((mail) => /^Message-ID: (\S+)/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(people.length);
    expect(ids).toHaveLength(people.length);
  });

  it('a server that is not reached is tried five times more, at growing intervals', async () => {
    const id = await write();
    const nowhere: Ways = { ...ways, mailer: smtpMailer('smtp://127.0.0.1:1', FROM) };
    const tries: unknown[] = [];
    for (const minutes of [0, 1, 5, 30, 60, 60]) {
      context.context.server.advance(minutes * 60);
      await deliver(nowhere);
      tries.push((await read(id))?.next);
    }
    expect(tries).toEqual([
      '2026-03-10 08:01:00',
      '2026-03-10 08:06:00',
      '2026-03-10 08:36:00',
      '2026-03-10 10:36:00',
      '2026-03-10 10:36:00',
      '2026-03-10 22:36:00',
    ]);
    expect(await read(id)).toMatchObject({ state: 'queued', attempts: 5 });
    context.context.server.advance(24 * 3600);
    await deliver(nowhere);
    expect(await read(id)).toMatchObject({
      state: 'failed',
      attempts: 6,
      error: expect.stringContaining('cannot be reached'),
    });
    expect(await retry(id)).toMatchObject({ state: 'queued', error: null });
    await deliver();
    expect((await read(id))?.state).toBe('sent');
  });

  it.each([
    [550, 'failed'],
    [451, 'queued'],
  ])('a refusal %i leaves it %s', async (code, state) => {
    const id = await write();
    smtp.state.refuse = () => refusal(code);
    await deliver();
    expect(await read(id)).toMatchObject({ state, error: expect.stringContaining('refused') });
  });

  it('a server that takes the text and never answers leaves it unknown: a person decides', async () => {
    const id = await write();
    smtp.state.refuse = (socket) => {
      socket.destroy();
      return undefined;
    };
    await deliver();
    expect(await read(id)).toMatchObject({
      state: 'unknown',
      error: expect.stringContaining('may have been sent'),
    });
    expect(smtp.state.offers).toBe(1);
    smtp.state.refuse = null;
    context.context.server.advance(3600);
    expect(await deliver()).toBe(0);
    await retry(id);
    await deliver();
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('a process that ends between sending and noting leaves it unknown after ten minutes', async () => {
    const id = await write();
    const ends: Ways = { ...ways, mailer: { ...mailer, send: () => Promise.reject(new Error('gone')) } };
    await expect(deliver(ends)).rejects.toThrow('gone');
    expect((await read(id))?.state).toBe('sending');
    context.context.server.advance(601);
    await noteSilence(db(), clock());
    expect((await read(id))?.state).toBe('unknown');
    expect(await deliver()).toBe(0);
    expect(smtp.taken).toEqual([]);
  });

  it.each([
    ['2026-03-10T04:59:00Z', 0],
    ['2026-03-10T05:00:00Z', 1],
    ['2026-03-10T17:59:00Z', 1],
    ['2026-03-10T18:00:00Z', 0],
  ])('at %s %i go out: none from 20:00 to 7:00 in Harare', async (now, count) => {
    context.context.server.clock.now = new Date('2026-03-10T04:00:00Z');
    await write();
    context.context.server.clock.now = new Date(now);
    expect(await deliver()).toBe(count);
  });

  it('a subject is one line, whatever a name holds', async () => {
    await context.context.server.database.exec(
      `UPDATE individuals SET first_name = E'A\\r\\nBcc: x@y.example' WHERE id = 2`,
    );
    await write({ subject: 'For {{recipient.name}}' });
    await deliver();
    const [headers] = smtp.taken[0]?.split('\r\n\r\n') ?? [];
    expect(headers).toMatch(/^Subject: For A Bcc: x@y\.example /m);
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('without a mail server an email is a file that a mail program opens', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-mail-'));
    try {
      const id = await write();
      await deliver({ ...ways, mailer: fileMailer(folder, FROM) });
      expect(readdirSync(path.join(folder, 'outbox'))).toEqual([`message-${id}.eml`]);
      expect(readFileSync(path.join(folder, 'outbox', `message-${id}.eml`), 'utf8')).toMatch(
        /^Subject: Rent\r$/m,
      );
      expect((await read(id))?.state).toBe('sent');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  describe('text messages', () => {
    const sms = { channel: 'sms', subject: undefined };

    it('are signed, and go to a number in E.164', async () => {
      const id = await write(sms);
      await deliver();
      expect(texts).toHaveLength(1);
      expect(texts[0]?.body).toEqual({
        ...{ id, to: expect.stringMatching(/^\+263\d{9}$/), text: expect.stringContaining('Good day ') },
      });
      expect(texts[0]?.signature).toBe(signatureOf(SECRET, texts[0]?.raw ?? ''));
      expect((await read(id))?.state).toBe('sent');
    });

    it.each([
      [400, 'failed'],
      [503, 'queued'],
    ])('that the service answers with %i are %s', async (status, state) => {
      const id = await write(sms);
      service.status = status;
      await deliver();
      expect((await read(id))?.state).toBe(state);
    });

    it('are unknown where the service does not answer, and fail where none is set', async () => {
      const id = await write(sms);
      service.hangs = true;
      await deliver();
      expect((await read(id))?.state).toBe('unknown');
      const other = await write(sms);
      await deliver({ ...ways, sms: null });
      expect(await read(other)).toMatchObject({ state: 'failed', error: 'No text message service is set.' });
    });
  });
});
