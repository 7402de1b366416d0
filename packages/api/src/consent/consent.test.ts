import type { Consent } from '@rentsafe/domain/consent';
import type { IndividualReport } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { book, open, get, post, newUnit } = useBook(kind, '2026-03-05T08:00:00Z');
  const form = {
    party: person(5),
    given_on: '2026-03-01',
    until_on: '2026-03-05',
    evidence: 'Form of 1 March, page 2',
  };
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
    [{ party: person(999_999) }, { party: { id: ['Invalid pk "999999" - object does not exist.'] } }],
  ])('%j is refused', async (wrong, body) => {
    expect(await consent(wrong)).toMatchObject({ status: 400, body });
  });
});
