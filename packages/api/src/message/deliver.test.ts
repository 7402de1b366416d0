import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { DeliveryWays, Message, MessageRow } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { fileMailer } from '../mail/files.ts';
import { sendSms, signatureOf } from '../mail/smsWebhook.ts';
import { type Mailer, smtpMailer } from '../mail/smtp.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type MailServer, messageIdOf, openMailServer } from '../testing/mailServer.ts';
import { deliverDue, noteSilence, type Ways } from './deliver.ts';
import { messageTaker } from './steps.ts';

const SECRET = 'a secret of sixteen';
const FROM = 'Kopje Estates <rent@kopje.example>';

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
const refusal = (responseCode: number) => Object.assign(new Error('Mailbox'), { responseCode });

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-10T08:00:00Z');
  const { book, get, post } = context;
  let smtp: MailServer;
  const texts: { body: Record<string, unknown>; signature: unknown; raw: string }[] = [];
  const service = { status: 200, hangs: false };
  let http: Server;
  let mailer: Mailer;
  let ways: Ways;
  let key = 0;

  beforeAll(async () => {
    smtp = await openMailServer();
    http = createServer((request, response) => {
      void text(request).then((raw) => {
        if (service.hangs) return request.socket.destroy();
        texts.push({ raw, body: JSON.parse(raw), signature: request.headers['x-rentsafe-signature'] });
        return response.writeHead(service.status).end(JSON.stringify({ id: `sms-${kind}-${texts.length}` }));
      });
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    mailer = smtpMailer(smtp.url, FROM);
    const url = `http://127.0.0.1:${portOf(http)}/`;
    ways = { mailer, sms: (message) => sendSms(url, SECRET, message) };
  });
  afterAll(async () => {
    mailer.close();
    await smtp.close();
    http.close();
  });
  beforeEach(async () => {
    await context.context.server.database.exec(
      `UPDATE message_deliveries SET state = 'cancelled' WHERE state IN ('queued', 'kept')`,
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
    messageTaker(() => ({ email: 'smtp', sms: 'none' })).take(
      'retry',
      {
        ...{ db: db(), body: {}, level: 'user' },
        actor: { userId: null, clientId: 1, requestId: '', now: clock() },
      },
      { id, client_id: book.client },
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
    const ids = smtp.taken.map(messageIdOf);
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

  it('G19 one that fails for no known reason is left for a person, and stops no other', async () => {
    const bad = await write();
    const good = await write();
    const told: unknown[] = [];
    const fails: Ways = {
      ...ways,
      mailer: {
        ...mailer,
        send: (mail) => (mail.key === `message-${bad}` ? Promise.reject(new Error('no')) : mailer.send(mail)),
      },
    };
    expect(await deliverDue(db(), fails, clock, (error) => told.push(error))).toBe(2);
    expect(told).toEqual([new Error('no')]);
    expect([(await read(bad))?.state, (await read(good))?.state]).toEqual(['unknown', 'sent']);
  });

  it('a process that ends between sending and noting leaves it unknown after ten minutes', async () => {
    const id = await write();
    const gone = Object.assign(new Error('gone'), { code: '57P01' });
    const ends: Ways = { ...ways, mailer: { ...mailer, send: () => Promise.reject(gone) } };
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

  describe('at night', () => {
    /** Delivers at another time; sessions last only at that of the tests. */
    const deliverAt = async (now: string) => {
      context.context.server.clock.now = new Date(now);
      const tried = await deliver();
      context.context.server.clock.now = new Date('2026-03-10T08:00:00Z');
      return tried;
    };
    const NIGHT = '2026-03-10T20:00:00Z';
    let requests: Record<'emergency' | 'urgent', number>;

    const reported = async (property: number, priority: string) =>
      (
        await post<{ id: number }>('requests/', {
          ...{ property, priority, category: 'plumbing', summary: 'A burst pipe', reported_by: 'The guard' },
        })
      ).body.id;

    beforeEach(async () => {
      const { id: property } = await context.newProperty();
      requests = {
        emergency: await reported(property, 'emergency'),
        urgent: await reported(property, 'urgent'),
      };
    });

    it('what is about an emergency of maintenance goes out, and nothing else', async () => {
      await write();
      await write({ about: { type: 'request', id: requests.urgent } });
      const id = await write({ about: { type: 'request', id: requests.emergency } });
      expect((await get<Message>(`messages/${id}/`)).body).toMatchObject({
        kind: 'maintenance',
        about: { type: 'request', id: requests.emergency, is_emergency: true },
      });
      expect([await deliverAt(NIGHT), await deliverAt(NIGHT)]).toEqual([1, 0]);
      expect((await read(id))?.state).toBe('sent');
      expect(await deliverAt('2026-03-11T05:00:00Z')).toBe(2);
    });

    it('an order’s own priority decides, as it is when the message is due', async () => {
      await post(`requests/${requests.emergency}/accept/`, {});
      const order = (await post<WorkOrder>('work-orders/', { request: requests.emergency })).body;
      const id = await write({ about: { type: 'work_order', id: order.id } });
      const change = async (priority: string, version: number) =>
        (await context.patch<WorkOrder>(`work-orders/${order.id}/`, { priority, version })).body.version;
      const version = await change('normal', order.version);
      expect(await deliverAt(NIGHT)).toBe(0);
      await change('emergency', version);
      expect(await deliverAt(NIGHT)).toBe(1);
      expect((await read(id))?.state).toBe('sent');
    });

    it('what it is about is of the book, and its template about maintenance', async () => {
      const refused = async (more: object) => {
        const message = { channel: 'letter', body: 'x', to: { parties: [person(2)] }, key: 'refused' };
        return (await post('messages/', { ...message, ...more })).body;
      };
      expect(await refused({ about: { type: 'request', id: 999_999 } })).toMatchObject({
        about: { id: [expect.stringContaining('999999')] },
      });
      const template = { name: 'Reminder', kind: 'reminder', channel: 'email', body: 'x' };
      const { id } = (await post<{ id: number }>('message-templates/', template, book.admin)).body;
      expect(await refused({ template: id, about: { type: 'request', id: requests.emergency } })).toEqual({
        about: ['Choose a template about maintenance, or write a text of your own.'],
      });
      await expect(
        context.context.server.database.exec(
          `INSERT INTO messages (client_id, kind, channel, party_id, address, body, subject_type, subject_id, dedupe_key)
           SELECT client_id, 'free', channel, party_id, address, body, 'request', ${requests.emergency}, 'x' FROM messages LIMIT 1`,
        ),
      ).rejects.toThrow('message_about_maintenance');
    });
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
      expect(await read(id)).toMatchObject({ state: 'kept', sent: null, error: null });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  describe('kept, not sent', () => {
    const config = () => context.context.server.app.config;
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-kept-'));
    const keep = async () => {
      const id = await write();
      await deliver({ ...ways, mailer: fileMailer(folder, FROM) });
      return id;
    };
    const at = async (id: number) => (await get<Message>(`messages/${id}/`)).body;
    const kept = async () => (await get<{ delivery: DeliveryWays }>('messages/')).body.delivery.kept;
    const all = (token?: string) => post<{ queued: number }>('messages/send-kept/', {}, token);
    afterEach(() => {
      config().smtpUrl = null;
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('an email says so, and is not sent again before a mail server is set', async () => {
      const id = await keep();
      expect(await at(id)).toMatchObject({
        ...{ state: 'kept', note: 'Kept, not sent: no mail server was set.', error: null, sent_at: null },
        delivery: { email: 'files', sms: 'none' },
      });
      expect((await get<Paginated<MessageRow>>('messages/?state=kept')).body.results[0]?.id).toBe(id);
      const refusal = { detail: 'No mail server is set yet. Kept emails can be sent once one is.' };
      expect(await post(`messages/${id}/retry/`, {})).toMatchObject({ status: 409, body: refusal });
      expect(await all()).toMatchObject({ status: 409, body: refusal });
      config().smtpUrl = smtp.url;
      expect(await post(`messages/${id}/retry/`, {})).toMatchObject({
        ...{ status: 200, body: { state: 'queued', note: null } },
      });
      await deliver();
      expect((await read(id))?.state).toBe('sent');
    });

    it('all of a book are sent at once; one that is out of date is cancelled first', async () => {
      const [old, ...others] = [await keep(), await keep(), await keep()];
      expect(await kept()).toMatchObject({ count: 3, since: '2026-03-10T08:00:00.000Z' });
      expect(await post(`messages/${old}/cancel/`, {})).toMatchObject({ body: { state: 'cancelled' } });
      config().smtpUrl = smtp.url;
      expect(await all(book.stranger)).toMatchObject({ status: 201, body: { queued: 0 } });
      expect(await all()).toMatchObject({ status: 201, body: { queued: 2 } });
      expect(await kept()).toBeNull();
      await deliver();
      for (const id of others) expect((await read(id))?.state).toBe('sent');
      expect(smtp.taken).toHaveLength(2);
    });
  });

  it('G21 files of the outbox are 0600 in a folder of 0700, where a former version made them too', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-mail-'));
    const outbox = path.join(folder, 'outbox');
    try {
      mkdirSync(outbox, { mode: 0o755 });
      const id = await write();
      const file = path.join(outbox, `message-${id}.eml`);
      writeFileSync(`${file}.part`, 'cut off', { mode: 0o644 });
      await deliver({ ...ways, mailer: fileMailer(folder, FROM) });
      expect([outbox, file].map((one) => (statSync(one).mode & 0o777).toString(8))).toEqual(['700', '600']);
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
