import type { Consent } from '@rentsafe/domain/consent';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual, IndividualInput, IndividualReport } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-03-05T08:00:00Z');
  const form = {
    party: person(5),
    given_on: '2026-03-01',
    until_on: '2026-03-05',
    evidence: 'Form of 1 March, page 2',
  };
  const told = async () =>
    rows<{ channel: string; address: string; subject: string | null; body: string }>(
      context.server.db,
      sql`SELECT channel, address, subject, body FROM messages
          WHERE client_id = 1 AND address IN ('rudo@example.org', '+263771234568') ORDER BY id`,
    );
  const consent = (more = {}) => post<Consent>('consents/', { ...form, ...more });

  /** A lease of the party in a new book. */
  const rent = async (reportable: boolean) => {
    await open();
    const lease = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(5), role: 'tenant' }],
      from_on: '2026-01-01',
      reportable,
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
    });
    await post(`leases/${lease.body.id}/activate/`, {});
    await post('charge-runs/', { month: '2026-01' });
  };

  it('lets a client read what all books report, while it is valid', async () => {
    await rent(true);
    await rent(false);
    await open();
    const read = () => get<IndividualReport>('individuals/5/full-details/');
    expect((await read()).status).toBe(404);
    const expired = await consent({ until_on: '2026-03-04' });
    expect(expired.body.state).toBe('expired');
    expect((await read()).status).toBe(404);
    const made = await consent();
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...form,
        party: { ...form.party, name: expect.any(String) },
        state: 'valid',
        withdrawn_on: null,
      },
    });
    expect((await read()).body.explanation).toMatchObject({
      months: [{ month: '2026-01', grade: 'N' }],
      excluded: [],
    });
    expect((await get('individuals/6/full-details/')).status).toBe(404);
    expect((await get('individuals/5/full-details/', book.stranger)).status).toBe(404);

    const { id } = made.body;
    expect(await post(`consents/${expired.body.id}/withdraw/`, {})).toMatchObject({
      status: 409,
      body: { detail: 'Not possible in state expired.', state: 'expired' },
    });
    expect((await post(`consents/${id}/withdraw/`, { on: '2026-02-28' })).body).toEqual({
      on: ['Not before 2026-03-01.'],
    });
    expect((await post(`consents/${id}/withdraw/`, {}, book.stranger)).status).toBe(404);
    expect((await post<Consent>(`consents/${id}/withdraw/`, { on: '2026-03-02' })).body).toEqual({
      ...made.body,
      state: 'withdrawn',
      withdrawn_on: '2026-03-02',
    });
    expect((await read()).status).toBe(404);
    expect(await post(`consents/${id}/withdraw/`, {})).toMatchObject({
      status: 409,
      body: { state: 'withdrawn' },
    });
    expect((await get(`audit/?subject=consent:${id}`, book.admin)).body).toMatchObject({ count: 2 });
  });

  it('is listed by its party, of the book alone', async () => {
    await open();
    const first = (await consent()).body;
    const company = (await consent({ party: { type: 'company', id: 5 } })).body;
    const listed = async (query = '') => (await get<Paginated<Consent>>(`consents/${query}`)).body.results;
    expect(await listed()).toEqual([company, first]);
    expect(await listed('?party_type=individual&party=5')).toEqual([first]);
    expect(await listed('?party_type=company&party=5')).toEqual([company]);
    expect((await get<Paginated<Consent>>('consents/', book.stranger)).body.count).toBe(0);
  });

  it('is found by whose it is, and by its state', async () => {
    await open();
    const [expired, expiring, valid, withdrawn] = [
      await consent({ until_on: '2026-03-04' }),
      await consent({ until_on: '2026-03-19' }),
      await consent({ until_on: '2026-03-20', party: { type: 'company', id: 5 } }),
      await consent(),
    ].map(({ body }) => body.id);
    await post(`consents/${withdrawn}/withdraw/`, {});
    const ids = async (query: string) =>
      (await get<Paginated<Consent>>(`consents/?${query}`)).body.results.map(({ id }) => id);
    expect(await ids('state=expired')).toEqual([expired]);
    expect(await ids('state=expiring')).toEqual([expiring]);
    expect(await ids('state=valid')).toEqual([valid, expiring]);
    expect(await ids('state=withdrawn')).toEqual([withdrawn]);
    const { party } = (await get<Paginated<Consent>>('consents/?state=valid')).body.results[0] as Consent;
    expect(await ids(`q=${encodeURIComponent(party.name.toUpperCase())}`)).toEqual([valid]);
    expect(await get('consents/?state=new')).toMatchObject({
      status: 400,
      body: { state: ['Not a valid choice.'] },
    });
  });

  it.each([
    [{ given_on: '2026-03-06' }, { given_on: ['This date may not be in the future.'] }],
    [{ until_on: '2026-02-28' }, { until_on: [expect.any(String)] }],
    [{ evidence: ' ' }, { evidence: ['This field may not be blank.'] }],
    [{ party: { type: 'company', id: 1 } }, { party: [expect.stringContaining('your own company')] }],
    [{ party: person(999_999) }, { party: { id: ['Look this person up by number first.'] } }],
    [{ until_on: '2027-03-03' }, { until_on: ['At most 366 days after the start date.'] }],
  ])('%j is refused', async (wrong, body) => {
    expect(await consent(wrong)).toMatchObject({ status: 400, body });
  });

  it('G4 needs a grant of whom the client may not read, and lasts 366 days', async () => {
    await open();
    expect((await consent({ until_on: '2027-03-02' })).status).toBe(201);
    const stranger = await context.server.addClient(null, true);
    const { access } = await context.server.addUser(stranger, 2);
    const attempt = () => post<Consent>('consents/', form, access);
    const refused = { status: 400, body: { party: { id: ['Look this person up by number first.'] } } };
    expect(await attempt()).toMatchObject(refused);
    const provider = (await context.server.admin()).access;
    const { body } = await get<Individual>('individuals/5/', provider);
    await get(`individuals/lookup/?identification_number=${body.identification_number}`, access);
    expect((await attempt()).status).toBe(201);
    await expect(
      context.server.database.exec(
        `UPDATE consents SET until_on = given_on + 367 WHERE client_id = ${stranger}`,
      ),
    ).rejects.toThrow('a_year_at_most');
  });

  it('G4 the person is told, by email or else by text message, in a message that the client cannot reach', async () => {
    await open();
    const provider = (await context.server.admin()).access;
    const made = async (nth: number, contact: IndividualInput['contact_details'][number]) => {
      const input = sampleIndividual(80_000 + nth, { contact_details: [contact] });
      const { body } = await post<Individual>('individuals/', input, provider);
      await context.server.grantAll(book.client);
      return person(body.id);
    };
    const mailed = await made(1, { email: 'rudo@example.org', mobile_phone: ['+263771234567'] });
    await post('opt-outs/', { party: mailed, channel: 'email' });
    await post('opt-outs/', { client: 1, party: mailed, channel: 'email' }, provider);
    const first = (await consent({ party: mailed })).body;
    expect(first).toMatchObject({ told: { channel: 'email', at: '2026-03-05T08:00:00.000Z' } });
    expect(await told()).toMatchObject([
      {
        ...{ channel: 'email', address: 'rudo@example.org' },
        subject: 'Kopje Estates may read your rent record',
        body: expect.stringMatching(
          /^Kopje Estates recorded on 01 Mar 2026 that you agreed to let it read .* until 05 Mar 2026\./,
        ),
      },
    ]);
    const reached = await made(2, { email: '', mobile_phone: ['+263771234568'] });
    expect((await consent({ party: reached })).body.told).toMatchObject({ channel: 'sms' });
    const nowhere = await made(3, { email: '', mobile_phone: ['12'] });
    expect((await consent({ party: nowhere })).body.told).toBeNull();
    expect((await consent({ party: reached, until_on: '2026-03-04' })).body.told).toBeNull();
    expect(await told()).toHaveLength(2);
    expect((await get<Paginated<unknown>>('messages/', book.admin)).body.count).toBe(0);
    const { results } = (await get<Paginated<{ id: number }>>('messages/', provider)).body;
    expect((await post(`messages/${results[0]?.id}/cancel/`, {}, book.admin)).status).toBe(404);
  });

  it('G4 Admins of the provider list those of all clients by client and user, and end one with a reason', async () => {
    await open();
    const provider = (await context.server.admin()).access;
    const { id, created_by } = (await consent()).body;
    const colleague = (await post<Consent>('consents/', form, book.admin)).body;
    const ids = async (query: string) =>
      (await get<Paginated<Consent>>(`consents/?${query}`, provider)).body.results.map((row) => row.id);
    expect(await ids(`client=${book.client}`)).toEqual([colleague.id, id]);
    expect(await ids(`client=${book.client}&user=${created_by?.id}`)).toEqual([id]);
    expect(await ids(`user=${created_by?.id}`)).toEqual([id]);
    expect((await ids('')).slice(0, 2)).toEqual([colleague.id, id]);

    const end = (reason: string, token: string) => post<Consent>(`consents/${id}/end/`, { reason }, token);
    expect((await end('Never signed', book.admin)).status).toBe(403);
    const staff = (await context.server.addUser(1, 2)).access;
    expect((await end('Never signed', staff)).status).toBe(403);
    expect(await end(' ', provider)).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } });
    expect(await end('Never signed', provider)).toMatchObject({
      status: 200,
      body: {
        state: 'withdrawn',
        withdrawn_on: '2026-03-05',
        end_reason: 'Never signed',
        client: { id: book.client },
      },
    });
    expect((await end('Twice', provider)).status).toBe(409);
    const { body } = await get(`audit/?subject=consent:${id}`, book.admin);
    expect(body).toMatchObject({ results: [{ changes: { end_reason: [null, 'Never signed'] } }, {}] });
  });

  it('G4 a scan of the signed paper is a file of the consent, which stays', async () => {
    await open();
    const { id } = (await consent()).body;
    const send = (token: string) =>
      context.server.post<{ id: number }>(`/api/files/?subject=consent:${id}&name=form.png`, png(7), {
        token,
        headers: { 'content-type': 'image/png' },
      });
    expect((await send(book.stranger)).status).toBe(404);
    const file = await send(book.user);
    expect(file.status).toBe(201);
    expect((await get<Paginated<unknown>>(`files/?subject=consent:${id}`)).body.count).toBe(1);
    expect((await post(`files/${file.body.id}/remove/`, { reason: 'Gone' }, book.admin)).status).toBe(409);
    await expect(
      context.server.database.exec(`INSERT INTO file_removals (file_id, client_id, reason)
        VALUES (${file.body.id}, ${book.client}, 'Gone')`),
    ).rejects.toThrow('is kept as evidence');
  });
});
