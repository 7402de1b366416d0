import type { Lease, LeaseCharges, LeaseRow } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { person, type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const { context, book, get, post, patch, newUnit } = useBook(kind);

  const rent = (from_on: string, amount: string, more: Record<string, string> = {}, rest = {}) => ({
    type: 'rent',
    currency: 'USD',
    steps: [
      { from_on, amount },
      ...Object.entries(more).map(([day, next]) => ({ from_on: day, amount: next })),
    ],
    ...rest,
  });
  const draft = async (overrides: Record<string, unknown> = {}) => {
    const from_on = String(overrides.from_on ?? '2026-01-01');
    return {
      unit: overrides.unit ?? (await newUnit()),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on,
      schedules: [rent(from_on, '400.00')],
      ...overrides,
    };
  };
  const make = async (overrides = {}) => {
    const reply = await post<Lease>('leases/', await draft(overrides));
    expect(reply).toMatchObject({ status: 201 });
    return reply.body;
  };
  const verb = <Body = Lease>(lease: { id: number }, name: string, body: unknown = {}, token = book.user) =>
    post<Body>(`leases/${lease.id}/${name}/`, body, token);
  const active = async (overrides = {}) => (await verb(await make(overrides), 'activate')).body;

  it('carries its book, by which staff read its lists', async () => {
    const { access } = await context.server.admin();
    const { id } = await active({ deposit: { amount: '500.00', currency: 'USD' } });
    const { client } = (await get<Lease>(`leases/${id}/`, access)).body;
    expect(client).toEqual({ id: book.client, name: expect.any(String) });
    const charges = (of: string) => get<Paginated<unknown>>(`charges/?lease=${id}${of}`, access);
    expect((await charges(`&client=${client.id}`)).body.count).toBe(1);
  });

  describe('a draft', () => {
    it('has what was sent, the defaults, and a number of its own', async () => {
      const first = await make({ deposit: { amount: '500.00', currency: 'USD' } });
      expect(first).toMatchObject({
        number: expect.stringMatching(/^L-\d{4}$/),
        state: 'draft',
        unit: { unit_number: '1' },
        property: { name: 'Gweru' },
        landlord: { id: 1 },
        parties: [{ party: { type: 'individual', id: 2, name: expect.any(String) }, role: 'tenant' }],
        to_on: null,
        due_day: 1,
        grace_days: 5,
        notice_days: 30,
        business_use: false,
        reportable: false,
        deposit: { amount: '500.00', currency: 'USD' },
        schedules: [
          {
            type: 'rent',
            currency: 'USD',
            every: 1,
            vat: 'none',
            steps: [{ from_on: '2026-01-01', amount: '400.00' }],
          },
        ],
        notice: null,
        ended: null,
        balances: [],
        version: 1,
      });
      const second = await make();
      expect(Number(second.number.slice(2))).toBe(Number(first.number.slice(2)) + 1);
      expect(await post('leases/', await draft({ number: first.number }))).toMatchObject({
        status: 409,
        body: { number: ['This lease number already exists.'], existing: { id: first.id } },
      });
      expect((await get(`leases/${first.id}/`, book.stranger)).status).toBe(404);
    });

    it.each([
      [{ to_on: '2025-12-31' }, { to_on: ['The end date may not be before the start date.'] }],
      [{ unit: 88_888 }, { unit: ['Invalid pk "88888" - object does not exist.'] }],
      [{ due_day: 32 }, { due_day: ['Ensure this value is less than or equal to 31.'] }],
      [
        { deposit: { amount: '0.00', currency: 'USD' } },
        { deposit: { amount: ['Ensure this value is greater than 0.'] } },
      ],
      [
        { schedules: [rent('2026-02-01', '400.00')] },
        { schedules: [{ steps: [{ from_on: ['The first amount counts from 2026-01-01.'] }] }] },
      ],
      [
        { schedules: [rent('2026-01-01', '400.00', { '2026-01-01': '500.00' })] },
        { schedules: [{ steps: ['Each must be later than the one before.'] }] },
      ],
      [
        { schedules: [rent('2026-01-01', '400.00', {}, { vat: 'standard' })] },
        { vat: ['VAT needs a registered landlord and business use.'] },
      ],
      [
        {
          parties: [
            { party: person(2), role: 'tenant' },
            { party: person(88_888), role: 'guarantor' },
          ],
        },
        { parties: [{}, { party: { id: ['Look this person up by number first.'] } }] },
      ],
    ])('refuses %j', async (wrong, body) => {
      expect(await post('leases/', await draft(wrong))).toMatchObject({ status: 400, body });
    });

    it('changes in every part; once active only what was not agreed for good', async () => {
      const lease = await make();
      const changed = await patch<Lease>(`leases/${lease.id}/`, {
        from_on: '2026-02-01',
        schedules: [rent('2026-02-01', '450.00')],
        parties: [{ party: person(3), role: 'tenant' }],
        deposit: null,
        version: 1,
      });
      expect(changed.body).toMatchObject({
        from_on: '2026-02-01',
        parties: [{ party: { id: 3 } }],
        version: 2,
      });
      expect(await patch(`leases/${lease.id}/`, { grace_days: 3, version: 1 })).toMatchObject({
        status: 409,
        body: { version: 2 },
      });
      expect((await verb(changed.body, 'activate')).body).toMatchObject({ state: 'active', version: 3 });
      expect((await patch(`leases/${lease.id}/`, { due_day: 5, version: 3 })).body).toEqual({
        detail: 'Not possible in state active.',
        state: 'active',
      });
      expect((await patch(`leases/${lease.id}/`, { grace_days: 7, version: 3 })).body).toMatchObject({
        grace_days: 7,
      });
      const events = await eventsOf(context.server.db, 'lease', lease.id);
      expect(events.map(({ changes }) => Object.keys(changes as object).sort())).toEqual([
        [],
        ['from_on', 'parties', 'schedules'],
        ['state'],
        ['grace_days'],
      ]);
    });
  });

  describe('states', () => {
    it('a lease needs a tenant and a rent, and a unit that is free', async () => {
      const bare = await make({ parties: [{ party: person(4), role: 'guarantor' }], schedules: [] });
      expect((await verb<Refusal>(bare, 'activate')).body).toEqual({
        parties: ['At least one tenant is required.'],
        schedules: ['At least one rent schedule is required.'],
      });
      const unit = await newUnit();
      const first = await active({ unit, from_on: '2026-01-15', to_on: '2026-06-10' });
      const second = await make({ unit, from_on: '2026-06-10' });
      expect(await verb<Refusal>(second, 'activate')).toMatchObject({
        status: 409,
        body: { unit: ['This unit is let from 2026-01-15 to 2026-06-10.'], existing: { id: first.id } },
      });
      const third = await active({ unit, from_on: '2026-06-11' });
      expect((await verb<Refusal>(first, 'extend', { to_on: '2026-06-11' })).body).toMatchObject({
        unit: ['This unit is let from 2026-06-11.'],
        existing: { id: third.id },
      });
    });

    it('notice ends it on a day, after the days that were agreed, and may be withdrawn', async () => {
      const lease = await active({ notice_days: 90, to_on: '2027-12-31' });
      const give = (body: object) =>
        verb<Lease & Refusal>(lease, 'give-notice', {
          given_on: '2026-04-02',
          ends_on: '2026-06-30',
          ...body,
        });
      expect((await give({})).body).toEqual({ ends_on: ['Notice is 90 days: not before 2026-07-01.'] });
      expect((await give({ agreed: true, reason: 'Moving' })).body).toMatchObject({
        state: 'notice',
        to_on: '2026-06-30',
        notice: { given_on: '2026-04-02', ends_on: '2026-06-30', reason: 'Moving' },
      });
      expect((await give({})).body).toEqual({ detail: 'Not possible in state notice.', state: 'notice' });
      expect((await verb(lease, 'withdraw-notice')).body).toMatchObject({
        state: 'active',
        to_on: '2027-12-31',
        notice: null,
      });
    });

    it('an Admin ends it; a draft is cancelled; neither comes back', async () => {
      const lease = await active();
      expect((await verb(lease, 'end', { on: '2026-03-31' })).status).toBe(403);
      expect((await verb(lease, 'end', { on: '2026-03-31', reason: 'Sold' }, book.admin)).body).toMatchObject(
        {
          state: 'ended',
          to_on: '2026-03-31',
          ended: { on: '2026-03-31', reason: 'Sold' },
          to_credit: [],
        },
      );
      expect((await verb<Refusal>(lease, 'activate')).body).toMatchObject({ state: 'ended' });
      const cancelled = (await verb(await make(), 'cancel')).body;
      expect(cancelled.state).toBe('cancelled');
      expect((await verb<Refusal>(cancelled, 'activate')).status).toBe(409);
      expect((await patch(`leases/${lease.id}/`, { grace_days: 1, version: 3 })).status).toBe(409);
    });

    it('a renewal gives it another end and other amounts', async () => {
      const lease = await active({ to_on: '2026-12-31' });
      const [schedule] = lease.schedules;
      const steps = [{ schedule: schedule?.id, from_on: '2027-01-01', amount: '450.00' }];
      expect((await verb(lease, 'extend', { to_on: null, steps })).body).toMatchObject({
        to_on: null,
        schedules: [{ steps: [{ amount: '400.00' }, { from_on: '2027-01-01', amount: '450.00' }] }],
      });
      expect(
        (await verb<Refusal>(lease, 'extend', { steps: [{ ...steps[0], schedule: 99_999 }] })).body,
      ).toEqual({
        steps: [{ schedule: ['Invalid pk "99999" - object does not exist.'] }],
      });
    });
  });

  describe('its charges', () => {
    const schedule = async (lease: Lease, until: string) =>
      (await get<LeaseCharges>(`leases/${lease.id}/schedule/?until=${until}`)).body.results.map(
        ({ due_on, net, vat, amount }) => [due_on, net, vat, amount],
      );

    it('worked example 1', async () => {
      const lease = await make({
        from_on: '2026-01-15',
        to_on: '2026-06-10',
        due_day: 5,
        schedules: [rent('2026-01-15', '475.50')],
      });
      const charges = await schedule(lease, '2026-07-31');
      expect(charges.map(([due_on, , , amount]) => [due_on, amount])).toEqual([
        ['2026-01-15', '260.76'],
        ['2026-02-05', '475.50'],
        ['2026-03-05', '475.50'],
        ['2026-04-05', '475.50'],
        ['2026-05-05', '475.50'],
        ['2026-06-05', '158.50'],
      ]);
    });

    it('worked example 2', async () => {
      const lease = await make({
        from_on: '2025-03-15',
        schedules: [rent('2025-03-15', '500.00', { '2026-03-15': '550.00' })],
      });
      const charges = await schedule(lease, '2026-04-30');
      expect(charges.slice(-3).map(([, net]) => net)).toEqual(['500.00', '527.42', '550.00']);
    });

    it('worked example 3', async () => {
      const owner = await post('landlords/', { party: person(7), vat_registered: true });
      expect(owner.status).toBe(201);
      const lease = await make({
        unit: await newUnit({ landlord: person(7), property_type: 'Offices' }),
        from_on: '2022-12-01',
        business_use: true,
        schedules: [rent('2022-12-01', '1234.56', {}, { vat: 'standard' })],
      });
      const charges = await schedule(lease, '2026-01-31');
      const of = (month: string) => charges.find(([due_on]) => String(due_on).startsWith(month))?.slice(2);
      expect([of('2022-12'), of('2023-01'), of('2025-12'), of('2026-01')]).toEqual([
        ['179.01', '1413.57'],
        ['185.18', '1419.74'],
        ['185.18', '1419.74'],
        ['191.36', '1425.92'],
      ]);
    });

    it('are shown 60 months ahead at most', async () => {
      const lease = await make();
      expect((await get(`leases/${lease.id}/schedule/?until=2031-04-01`)).body).toEqual({
        until: ['At most 60 months ahead.'],
      });
      expect((await get(`leases/${lease.id}/schedule/?until=soon`)).status).toBe(400);
      expect((await get<LeaseCharges>(`leases/${lease.id}/schedule/`)).body.results.at(-1)?.period).toBe(
        '2027-03-01',
      );
    });
  });

  it('a list is filtered by state, end, unit, party and words', async () => {
    const unit = await newUnit({ building_name: 'Jacaranda Mews' });
    const lease = await active({
      unit,
      to_on: '2026-04-01',
      parties: [{ party: person(9), role: 'tenant' }],
    });
    const found = async (query: string) =>
      (await get<Paginated<LeaseRow>>(`leases/?${query}`)).body.results.map(({ id }) => id);
    expect(await found(`unit=${unit}`)).toEqual([lease.id]);
    expect(await found('q=jacaranda')).toEqual([lease.id]);
    expect(await found(`q=${lease.number}`)).toContain(lease.id);
    expect(await found('party_type=individual&party=9')).toEqual([lease.id]);
    expect(await found('expiring=30&state=active')).toEqual([lease.id]);
    expect(await found('expiring=10')).toEqual([]);
    expect(await found('state=cancelled&q=jacaranda')).toEqual([]);
    expect((await get('leases/?state=sold')).body).toEqual({ state: ['Not a valid choice.'] });
    expect((await get<Paginated<LeaseRow>>(`leases/?unit=${unit}`)).body.results[0]).toMatchObject({
      tenant: { id: 9 },
      rent: { amount: '400.00', currency: 'USD' },
      property: { name: 'Jacaranda Mews' },
      balances: [],
    });
    expect((await get<Paginated<LeaseRow>>('leases/', book.stranger)).body.count).toBe(0);
  });

  it('a list is ordered as asked, and all of it is a CSV file', async () => {
    const unit = await newUnit({ building_name: '=Kopje' });
    const later = await active({ unit, from_on: '2026-04-01' });
    const ended = await active({
      unit,
      to_on: '2026-03-31',
      parties: [{ party: person(9), role: 'tenant' }],
    });
    const ordered = async (ordering: string) =>
      (await get<Paginated<LeaseRow>>(`leases/?unit=${unit}&ordering=${ordering}`)).body.results.map(
        ({ id }) => id,
      );
    for (const ordering of ['from_on', 'to_on', '-number']) {
      expect(await ordered(ordering)).toEqual([ended.id, later.id]);
    }
    for (const ordering of ['tenant', 'property']) expect(await ordered(ordering)).toHaveLength(2);
    expect((await get('leases/?ordering=rent')).body).toEqual({ ordering: ['Not a valid choice.'] });
    const csv = (await get<unknown>(`leases/?format=csv&unit=${unit}&ordering=from_on`)).body as string;
    const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe(
      'ID,Lease,Tenant,Property,Unit,Currency,Rent,From,To,State,Balance USD,Balance ZIG,Oldest due',
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/,'=Kopje,.*,USD,400\.00,2026-01-01,2026-03-31,active,,,$/);
  });
});
