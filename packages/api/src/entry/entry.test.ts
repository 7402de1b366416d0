import type { Charge, ChargeRun } from '@rentsafe/domain/charge';
import type { Entry } from '@rentsafe/domain/entry';
import type { Lease } from '@rentsafe/domain/lease';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import { type Currency, currencies } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import { addDays } from '@rentsafe/format/date';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { parseJournal, replay } from '../testing/journal.ts';
import { type Days, journalOf } from './journal.ts';

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-07-15T08:00:00Z');
  beforeEach(open);

  const schedule = (type: string, currency: Currency, amount: string) => ({
    type,
    currency,
    steps: [{ from_on: '2026-01-01', amount }],
  });
  const house = async () => {
    const { body } = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2026-01-01',
      schedules: [schedule('rent', 'USD', '400.00'), schedule('service', 'ZIG', '1500.00')],
    });
    return (await post<Lease>(`leases/${body.id}/activate/`, {})).body;
  };
  const run = (month: string) => post<ChargeRun>('charge-runs/', { month });
  const seqs = async (query: string, token?: string) =>
    (await get<Paginated<Entry>>(`entries/?${query}`, token)).body.results.map(({ seq }) => seq);
  const balance = async (currency: Currency, query = '') =>
    (await get<TrialBalance>(`reports/trial-balance/?currency=${currency}${query}`)).body;

  /** What the command writes. */
  const journalText = async (days?: Days) => {
    const parts: string[] = [];
    for await (const part of (await journalOf(context.server.db, book.client, days)).text) parts.push(part);
    return parts.join('');
  };

  it('entries are found by kind, day, lease and account, and one is read by its number', async () => {
    const lease = await house();
    const other = await house();
    await run('2026-01');
    await run('2026-02');
    const { body: charge } = await post<Charge>('charges/', {
      lease: lease.id,
      type: 'other',
      net: usd('12.50'),
      charged_on: '2026-03-09',
    });
    expect(await seqs('')).toEqual([3, 2, 1]);
    expect(await seqs('kind=charge_run&from=2026-02-01&to=2026-02-28')).toEqual([2]);
    expect(await seqs(`lease=${lease.id}`)).toEqual([3, 2, 1]);
    expect(await seqs(`lease=${other.id}`)).toEqual([2, 1]);
    expect(await seqs('account=tenant&currency=ZIG')).toEqual([2, 1]);
    expect((await get('entries/?kind=rent')).body).toEqual({ kind: ['Not a valid choice.'] });
    expect((await get('entries/?account=tenants')).body).toEqual({ account: ['Not a valid choice.'] });
    const account = { lease: null, landlord: null, property: null, party: null, bank_account: null };
    const { body: entry } = await get<Entry>(`entries/${charge.entry}/`);
    expect(entry).toEqual({
      seq: 3,
      kind: 'charge',
      effective_on: '2026-03-09',
      recorded_at: expect.stringMatching(/^\d{4}-.*Z$/),
      user: { id: expect.any(Number), name: 'Tariro Mhlanga' },
      reason: null,
      reverses: null,
      reversed_by: null,
      transfers: [
        {
          half: 'claim',
          currency: 'USD',
          debit: { ...account, kind: 'tenant', lease: lease.id },
          credit: { ...account, kind: 'contra' },
          amount: '12.50',
        },
      ],
    });
    expect((await get('entries/4/')).status).toBe(404);
    const staff = (await context.server.admin()).access;
    expect(await seqs(`client=${book.client}`, staff)).toEqual([3, 2, 1]);
    expect((await get(`entries/3/?client=${book.client}`, staff)).body).toEqual(entry);
    expect((await get(`entries/3/?client=${book.client}`, book.stranger)).status).toBe(403);
  });

  it('the trial balance is as at a day, and as far as the book knew', async () => {
    await house();
    await run('2026-02');
    await run('2026-01');
    expect(await balance('USD')).toEqual({
      as_at: '2026-07-15',
      known_seq: 2,
      rows: [
        { half: 'claim', kind: 'tenant', balance: '800.00' },
        { half: 'claim', kind: 'contra', balance: '-800.00' },
      ],
    });
    expect(await balance('ZIG', '&as_at=2026-01-31')).toMatchObject({ rows: [{ balance: '1500.00' }, {}] });
    expect(await balance('USD', '&as_at=2026-01-31&known=1')).toMatchObject({ known_seq: 1, rows: [] });
    expect((await get('reports/trial-balance/')).body).toEqual({ currency: ['This field is required.'] });
    expect((await get('reports/trial-balance/?currency=ZWG')).body).toEqual({
      currency: ['Not a valid choice.'],
    });
    expect((await get('reports/trial-balance/?currency=USD&known=3')).body).toEqual({
      known: ['The book has only 2 entries.'],
    });
  });

  it('the journal, replayed without the server, gives the trial balance of 20 days', async () => {
    await house();
    await house();
    for (const month of ['2026-03', '2026-01', '2026-05']) await run(month);
    const journal = parseJournal(await journalText());
    expect(journal).toHaveLength(3);
    for (let step = 0; step < 20; step++) {
      const day = addDays('2025-12-31', step * 9);
      for (const currency of currencies) {
        const { rows } = await balance(currency, `&as_at=${day}`);
        const served = Object.fromEntries(rows.map((row) => [`${row.half}:${row.kind}`, row.balance]));
        expect(served).toEqual(replay(journal, currency, day));
      }
    }
  });

  it('Admins export the journal as the command writes it, whole or of some days, and that is recorded', async () => {
    await house();
    for (const month of ['2026-03', '2026-01', '2026-05']) await run(month);
    const path = `books/${book.client}/journal/`;
    const { status, body, headers } = await get<string>(path, book.admin);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(await journalText());
    const days = { from: '2026-02-01', until: '2026-03-31' };
    const staff = (await context.server.admin()).access;
    const part = (await get<string>(`${path}?from=${days.from}&until=${days.until}`, staff)).body;
    expect(part).toBe(await journalText(days));
    expect(parseJournal(part).map(({ day }) => day)).toEqual(['2026-03-01']);
    const ends = [`from=${days.from}`, `until=${days.until}`];
    const halves = await Promise.all(ends.map((end) => get<string>(`${path}?${end}`, book.admin)));
    expect(halves.map((half) => parseJournal(half.body).map(({ day }) => day))).toEqual([
      ['2026-03-01', '2026-05-01'],
      ['2026-03-01', '2026-01-01'],
    ]);
    const recorded = await context.server.db
      .select({ client: auditEvents.client_id, changes: auditEvents.changes })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'export'), eq(auditEvents.client_id, book.client)))
      .orderBy(auditEvents.id);
    const ofBook = { list: [null, 'journal'], client: [null, book.client] };
    expect(recorded.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { ...ofBook, rows: [null, 3] },
      { ...ofBook, rows: [null, 1], from: [null, days.from], until: [null, days.until] },
    ]);
  });

  it('no journal of another book, for a User, or of days that are none', async () => {
    const path = `books/${book.client}/journal/`;
    expect((await get(path)).status).toBe(403);
    const unknown = await get('books/7777777/journal/', (await context.server.admin()).access);
    expect(await get(path, book.stranger)).toMatchObject({ status: 404, body: unknown.body });
    expect(await get(`${path}?from=2026-02-30`, book.admin)).toMatchObject({
      status: 400,
      body: { from: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
    });
    expect(await get(`${path}?from=2026-02-02&until=2026-02-01`, book.admin)).toMatchObject({
      status: 400,
      body: { until: ['The end date may not be before the start date.'] },
    });
    const events = await context.server.db.$count(auditEvents, eq(auditEvents.client_id, book.client));
    expect(events).toBe(0);
  });
});
