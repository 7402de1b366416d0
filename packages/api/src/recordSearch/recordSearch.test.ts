import type { SearchHit } from '@rentsafe/domain/recordSearch';
import { HOME_PATH } from '@rentsafe/domain/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, newProperty } = useBook(kind, '2026-03-05T08:00:00Z');
  const ids: Record<string, number> = {};
  const search = async (q: string, token = book.user, more = '') => {
    const reply = await get<SearchHit[]>(`search/?q=${encodeURIComponent(q)}${more}`, token);
    return { status: reply.status, hits: reply.status === 200 ? reply.body : [] };
  };
  const keys = async (q: string, token = book.user, more = '') =>
    (await search(q, token, more)).hits.map(({ kind: found, id }) => `${found} ${id}`);
  const add = async (path: string, body: object, token = book.user) => {
    const reply = await post<{ id: number }>(path, body, token);
    expect([path, reply.status, reply.body]).toEqual([path, 201, reply.body]);
    return reply.body.id;
  };

  beforeAll(async () => {
    const property = await newProperty({ building_name: 'Jacaranda Court' });
    ids.property = property.id;
    ids.unit = property.units[0]?.id ?? 0;
    ids.lease = await add('leases/', {
      ...{ unit: ids.unit, parties: [{ party: person(5), role: 'tenant' }], from_on: '2026-01-01' },
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
    });
    await post(`leases/${ids.lease}/activate/`, {});
    await post('charge-runs/', { month: '2026-01' });
    ids.bank = await add('bank-accounts/', { name: 'CBZ Trust', kind: 'bank', currency: 'USD' }, book.admin);
    const paid = { bank_account: ids.bank, received_on: '2026-01-05', method: 'transfer' };
    ids.receipt = await add('receipts/', {
      ...paid,
      lease: ids.lease,
      amount: usd('300.00'),
      reference: 'EFT 9912',
    });
    const bill = { number: 'PLUMB/77', billed_on: '2026-02-01', due_on: '2026-02-28', amount: usd('40.00') };
    ids.bill = await add('bills/', {
      ...bill,
      party: person(31),
      property: ids.property,
      description: 'Geyser',
    });
    ids.request = await add('requests/', {
      ...{ property: ids.property, category: 'plumbing', priority: 'normal' },
      ...{ summary: 'Blocked drain', reported_on: '2026-03-01', reported_by: 'Caller' },
    });
    ids.journal = await add('journals/', {
      ...{ kind: 'creditor_credit', party: person(31), property: ids.property },
      ...{ amount: usd('1.00'), on: '2026-03-01', reason: 'Overcharged' },
    });
  });

  describe('by number', () => {
    it.each([
      ['RQ-000001', 'request', '/rm-pending/'],
      ['rq1', 'request', '/rm-pending/'],
      ['receipt 1', 'receipt', '/customers/receipts/'],
      ['lease 1', 'lease', '/leases/'],
    ])('%s leads to the page of that record, first', async (q, found, path) => {
      const [first] = (await search(q)).hits;
      expect(first).toMatchObject({ kind: found, id: ids[found], path: `${HOME_PATH}${path}${ids[found]}` });
    });

    it('finds what others numbered, and every series of a bare figure', async () => {
      expect((await keys('plumb/77'))[0]).toBe(`bill ${ids.bill}`);
      expect(await keys('1')).toEqual(
        expect.arrayContaining([`lease ${ids.lease}`, `receipt ${ids.receipt}`, `request ${ids.request}`]),
      );
      expect(await keys('RQ-000002')).toEqual([]);
    });

    it('shows what it is about', async () => {
      const [receipt] = (await search('RC-1')).hits;
      expect(receipt).toMatchObject({ number: 'RC-000001', detail: '$300.00 · 05 Jan 2026' });
      expect(receipt?.title).toMatch(/\w+ \w+/);
    });
  });

  describe('by text', () => {
    it('finds an address with all that is of it', async () => {
      expect(await keys('jacaranda')).toEqual(
        expect.arrayContaining([`property ${ids.property}`, `lease ${ids.lease}`, `request ${ids.request}`]),
      );
    });
    it.each([
      ['eft 9912', 'receipt'],
      ['blocked', 'request'],
      ['geyser', 'bill'],
      ['cbz', 'bank'],
      ['overcharged', 'journal'],
    ])('%s', async (q, record) => {
      expect((await keys(q)).map((key) => Number(key.split(' ')[1]))).toContain(ids[record]);
    });
    it('finds a tenant with their lease, receipt and invoice', async () => {
      const [{ title } = { title: '' }] = (await search('lease 1')).hits;
      const found = await keys(title);
      expect(found).toEqual(
        expect.arrayContaining(['individual 5', `lease ${ids.lease}`, `receipt ${ids.receipt}`]),
      );
      expect(found.some((key) => key.startsWith('invoice'))).toBe(true);
      expect(await keys(title, book.user, '&kinds=receipt,invoice')).toHaveLength(2);
    });
  });

  it('a client finds nothing of another book, by number, text or person', async () => {
    for (const q of ['jacaranda', 'RQ-000001', 'PLUMB/77', 'overcharged', 'eft 9912', 'cbz'])
      expect([q, await keys(q, book.stranger)]).toEqual([q, []]);
    const [{ title } = { title: '' }] = (await search('lease 1')).hits;
    expect(await keys(title, book.stranger)).toEqual([]);
    expect((await search('1', book.stranger, `&client=${book.client}`)).status).toBe(403);
    // Whoever may only be named is no record that one may open.
    const { last_name } = (
      await get<{ last_name: string }>('individuals/31/', (await context.server.admin()).access)
    ).body;
    expect(await keys(last_name)).not.toContain('individual 31');
  });

  it('staff find a number in every book, and clients are for their Admins', async () => {
    const admin = (await context.server.admin()).access;
    expect(await keys('PLUMB/77', admin)).toContain(`bill ${ids.bill}`);
    expect(await keys('jacaranda court', admin, `&client=${book.client}`)).toContain(
      `property ${ids.property}`,
    );
    const [{ name } = { name: '' }] = (await get<{ results: { name: string }[] }>('clients/clients/', admin))
      .body.results;
    expect((await search(name, admin)).hits.map((hit) => hit.kind)).toContain('client');
    const user = (await context.server.addUser(1, 2)).access;
    for (const token of [user, book.admin])
      expect((await search(name, token)).hits.map((hit) => hit.kind)).not.toContain('client');
  });

  it('says what is wrong with a query', async () => {
    expect((await get('search/?q=')).body).toEqual({ q: ['This field may not be blank.'] });
    expect((await get('search/?q=a&kinds=firm')).status).toBe(400);
    expect(await keys('%')).toEqual([]);
  });

  it('every page it leads to is of a record that is there', async () => {
    const { hits } = await search('jacaranda');
    expect(new Set(hits.map(({ path }) => path)).size).toBeGreaterThan(3);
    for (const { path } of hits) expect(path).toMatch(new RegExp(`^${HOME_PATH}/[\\w/-]+(\\?[\\w=&-]+)?$`));
  });
});
