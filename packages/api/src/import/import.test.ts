import { sampleCompany, sampleIndividual } from '@rentsafe/domain/fixtures';
import type { ImportRecord, ImportRow, ImportRowResults } from '@rentsafe/domain/import';
import type { Lease, LeaseRow } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Property } from '@rentsafe/domain/property';
import { expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

type Outcome = { committed: number; remaining: number };

onEitherDatabase((kind) => {
  const { context, book, get, post, newProperty } = useBook(kind);

  const tenant = sampleIndividual(1).identification_number;
  const begin = async () =>
    (await post<ImportRecord>('imports/', { kind: 'leases', name: 'Leases.csv' })).body;
  const row = (key: string, property: number, values = {}) => ({
    key,
    property,
    unit_number: `Flat ${key}`,
    tenant_number: tenant,
    from_on: '2026-01-01',
    rent_currency: 'USD',
    rent_amount: '400.00',
    ...values,
  });
  const send = async (id: number, rows: object[]) =>
    (await post<ImportRowResults>(`imports/${id}/rows/`, { rows })).body.results;
  const commit = <Body = Outcome>(id: number, token = book.admin) =>
    post<Body>(`imports/${id}/commit/`, {}, token);
  const leasesOf = async (property: number) =>
    (await get<Paginated<LeaseRow>>(`leases/?property=${property}&page_size=100`)).body.results;

  it('has what was sent, and its rows are counted by result', async () => {
    const started = await post<ImportRecord>('imports/', { kind: 'leases', name: ' Leases.csv ' });
    expect(started).toMatchObject({
      status: 201,
      body: {
        kind: 'leases',
        name: 'Leases.csv',
        opening_on: null,
        state: 'open',
        counts: { new: 0, duplicate: 0, error: 0, committed: 0 },
      },
    });
    const { id: property } = await newProperty();
    const { id } = started.body;
    await send(id, [row('1', property), row('2', property, { rent_amount: 'much' })]);
    expect((await get<ImportRecord>(`imports/${id}/`)).body.counts).toEqual({
      new: 1,
      duplicate: 0,
      error: 1,
      committed: 0,
    });
    expect((await get<Paginated<ImportRecord>>('imports/')).body.results[0]).toMatchObject({ id });
    expect((await get<Paginated<ImportRow>>(`imports/${id}/rows/?result=error`)).body.results).toEqual([
      {
        key: '2',
        result: 'error',
        errors: { rent_amount: ['Enter an amount such as 1234.56.'] },
        data: expect.objectContaining({ rent_amount: 'much', property }),
        lease: null,
      },
    ]);
    expect((await get(`imports/${id}/rows/?result=good`)).body).toEqual({ result: ['Not a valid choice.'] });
    expect((await get(`imports/${id}/`, book.stranger)).status).toBe(404);
    expect((await post('imports/', { kind: 'people', name: 'x' })).body).toEqual({
      kind: ['Not a valid choice.'],
    });
  });

  it.each([
    [{ property: 88_888 }, { property: ['Invalid pk "88888" - object does not exist.'] }],
    [{ property: 'Mews' }, { property: ['A valid number is required.'] }],
    [{ unit_number: ' ' }, { unit_number: ['This field is required.'] }],
    [{ tenant_number: '63-000000X00' }, { tenant_number: ['No person or company has this number.'] }],
    [
      { from_on: '46023' },
      { from_on: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
    ],
    [{ to_on: '2025-12-31' }, { to_on: ['The end date may not be before the start date.'] }],
    [{ due_day: '32' }, { due_day: ['Ensure this value is less than or equal to 31.'] }],
    [{ business_use: 'perhaps' }, { business_use: ['Must be a valid boolean.'] }],
    [{ rent_currency: 'ZWL' }, { rent_currency: ['Not a valid choice.'] }],
    [{ rent_amount: '1.234,56' }, { rent_amount: ['Enter an amount such as 1234.56.'] }],
    [{ deposit_amount: '500.00' }, { deposit_currency: ['This field is required.'] }],
    [{ deposit_currency: 'USD' }, { deposit_amount: ['This field is required.'] }],
    [
      { lease_number: '=HYPERLINK("http://x")'.repeat(4) },
      { lease_number: ['Ensure this field has no more than 50 characters.'] },
    ],
  ])('a row with %j names what is wrong', async (values, errors) => {
    const { id: property } = await newProperty();
    const { id } = await begin();
    expect(await send(id, [row('1', property, values)])).toEqual([{ key: '1', result: 'error', errors }]);
    expect((await commit<Refusal>(id)).body).toEqual({ detail: '1 row has errors.', state: 'open' });
  });

  it('a row names all that is wrong with it at once, of its form and of what it refers to', async () => {
    const { id: property } = await newProperty();
    const { id } = await begin();
    const wrong = { due_day: '40', business_use: 'maybe', rent_amount: '1e5' };
    const [unknown, meeting] = await send(id, [
      row('1', 88_888, { tenant_number: 'NOBODY', from_on: '1/2/26', to_on: '2025-13-01', ...wrong }),
      row('2', property, { from_on: '2026-05-01', to_on: '2026-04-01', due_day: '40' }),
    ]);
    const date = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'];
    const form = {
      due_day: ['Ensure this value is less than or equal to 31.'],
      business_use: ['Must be a valid boolean.'],
      rent_amount: ['Enter an amount such as 1234.56.'],
    };
    expect(unknown?.errors).toEqual({
      property: ['Invalid pk "88888" - object does not exist.'],
      tenant_number: ['No person or company has this number.'],
      ...{ from_on: date, to_on: date, ...form },
    });
    expect(meeting?.errors).toEqual({
      to_on: ['The end date may not be before the start date.'],
      due_day: form.due_day,
    });
    await send(id, [row('2', property, { unit_number: 'A' })]);
    expect(
      await send(id, [row('3', property, { unit_number: 'A', from_on: '2026-09-01', ...wrong })]),
    ).toEqual([
      {
        ...{ key: '3', result: 'error' },
        errors: { unit_number: ['This unit is let from 2026-01-01.'], ...form },
      },
    ]);
  });

  it('a row may repeat a lease, or meet one on its days', async () => {
    const { id: property } = await newProperty();
    const first = (await begin()).id;
    await send(first, [row('1', property, { lease_number: `A-${property}`, to_on: '2026-06-30' })]);
    expect((await commit(first)).body).toEqual({ committed: 1, remaining: 0 });

    const { id } = await begin();
    const results = await send(id, [
      row('1', property, { lease_number: `A-${property}` }),
      row('2', property, { unit_number: 'Flat 1', from_on: '2026-06-30' }),
      row('3', property, { unit_number: 'Flat 1' }),
      row('4', property, { unit_number: 'Flat 1', from_on: '2026-07-01', lease_number: `B-${property}` }),
      row('5', property, { lease_number: `B-${property}` }),
      row('6', property, { unit_number: 'Flat 1', from_on: '2027-01-01' }),
    ]);
    const taken = (days: string) => ({ unit_number: [`This unit is let from ${days}.`] });
    expect(results.map(({ result, errors }) => [result, errors])).toEqual([
      ['duplicate', {}],
      ['error', taken('2026-01-01 to 2026-06-30')],
      ['duplicate', {}],
      ['new', {}],
      ['duplicate', {}],
      ['error', taken('2026-07-01')],
    ]);
    // The same holds for rows that come in another request.
    expect(await send(id, [row('7', property, { unit_number: 'Flat 1', from_on: '2027-01-01' })])).toEqual([
      { key: '7', result: 'error', errors: taken('2026-07-01') },
    ]);
    expect((await commit<Refusal>(id)).body).toEqual({ detail: '3 rows have errors.', state: 'open' });
    // A known key replaces its row.
    await send(
      id,
      ['2', '6', '7'].map((key) => row(key, property)),
    );
    expect((await commit(id)).body).toEqual({ committed: 4, remaining: 0 });
  });

  it('cells of a file are text: blank is nothing, and a company is found as well as a person', async () => {
    const { id: property } = await newProperty();
    const { id } = await begin();
    const company = sampleCompany(1).registration_number;
    await send(id, [
      row('1', property, { property: ` ${property} `, due_day: '5', business_use: 'Yes', to_on: '' }),
      row('2', property, {
        tenant_number: ` ${company.toLowerCase()} `,
        deposit_currency: 'ZIG',
        deposit_amount: '1500',
      }),
    ]);
    expect((await commit(id)).body).toEqual({ committed: 2, remaining: 0 });
    const made = (await get<Paginated<ImportRow>>(`imports/${id}/rows/`)).body.results.map(
      ({ lease }) => lease?.id,
    );
    expect((await get<Lease>(`leases/${made[0]}/`)).body).toMatchObject({
      number: expect.stringMatching(/^L-\d{4}$/),
      state: 'active',
      unit: { unit_number: 'Flat 1' },
      parties: [{ party: { type: 'individual' }, role: 'tenant' }],
      to_on: null,
      due_day: 5,
      business_use: true,
      deposit: null,
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '400.00' }] }],
    });
    expect((await get<Lease>(`leases/${made[1]}/`)).body).toMatchObject({
      parties: [{ party: { type: 'company' }, role: 'tenant' }],
      deposit: { amount: '1500.00', currency: 'ZIG' },
    });
    const events = await eventsOf(context.server.db, 'lease', made[0] ?? 0);
    expect(events).toMatchObject([{ action: 'create', changes: { import: [null, id] } }]);
  });

  it('makes what was previewed, 200 rows a call, and goes on after an interruption', async () => {
    const { id: property, units } = await newProperty();
    const { id } = await begin();
    const rows = Array.from({ length: 450 }, (_, at) => row(String(at), property));
    expect((await send(id, rows)).every(({ result }) => result === 'new')).toBe(true);
    expect((await commit(id)).body).toEqual({ committed: 200, remaining: 250 });
    expect((await get<ImportRecord>(`imports/${id}/`)).body).toMatchObject({
      state: 'open',
      counts: { new: 450, committed: 200 },
    });

    // Meanwhile somebody lets one of the units that remain.
    const unit = await post<{ id: number }>('units/', { property, unit_number: 'Flat 449' });
    const lease = await post<Lease>('leases/', {
      unit: unit.body.id,
      parties: [{ party: { type: 'individual', id: 9 }, role: 'tenant' }],
      from_on: '2025-06-01',
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2025-06-01', amount: '300.00' }] }],
    });
    await post(`leases/${lease.body.id}/activate/`, {});
    expect((await commit(id)).body).toEqual({ committed: 200, remaining: 50 });
    expect((await commit(id)).body).toEqual({ committed: 49, remaining: 0 });
    expect((await commit<Refusal>(id)).body).toEqual({ detail: '1 row has errors.', state: 'open' });
    expect((await get<Paginated<ImportRow>>(`imports/${id}/rows/?result=error`)).body.results).toMatchObject([
      { key: '449', errors: { unit_number: ['This unit is let from 2025-06-01.'] } },
    ]);

    await send(id, [row('449', property, { unit_number: units[0]?.unit_number })]);
    expect((await commit(id)).body).toEqual({ committed: 1, remaining: 0 });
    expect((await commit(id)).body).toEqual({ committed: 0, remaining: 0 });
    expect((await get<ImportRecord>(`imports/${id}/`)).body).toMatchObject({
      state: 'committed',
      counts: { new: 450, committed: 450 },
    });
    expect((await post<Refusal>(`imports/${id}/rows/`, { rows: [row('1', property)] })).body).toEqual({
      detail: 'Not possible in state committed.',
      state: 'committed',
    });
    expect(new Set((await leasesOf(property)).map(({ number }) => number)).size).toBe(100);
  });

  it('at most 500 rows come in a request, each with a key', async () => {
    const { id } = await begin();
    const rows = Array.from({ length: 501 }, (_, at) => ({ key: String(at) }));
    expect((await post(`imports/${id}/rows/`, { rows })).body).toEqual({
      rows: ['Ensure this field has no more than 500 elements.'],
    });
    expect((await post(`imports/${id}/rows/`, { rows: [{ key: '1' }, {}] })).body).toEqual({
      rows: [{}, { key: ['This field is required.'] }],
    });
    expect((await post(`imports/${id}/rows/`, { rows: [] })).body).toEqual({
      rows: ['This list may not be empty.'],
    });
  });

  it('is undone whole, or names what depends on it', async () => {
    const { id: property } = await newProperty();
    const { id } = await begin();
    await send(id, [row('1', property), row('2', property, { unit_number: '1', to_on: '2026-12-31' })]);
    expect((await commit<Refusal>(id, book.user)).status).toBe(403);
    await commit(id);
    const made = await leasesOf(property);
    const [second] = made.filter(({ unit }) => unit.unit_number === '1');
    await post(`leases/${second?.id}/extend/`, { to_on: '2027-12-31' });
    expect((await post(`imports/${id}/undo/`, {}, book.user)).status).toBe(403);
    expect(await post(`imports/${id}/undo/`, {}, book.admin)).toMatchObject({
      status: 409,
      body: {
        detail: '1 later record depends on this import.',
        state: 'committed',
        blocking: [{ type: 'lease', id: second?.id }],
      },
    });
    expect(await leasesOf(property)).toHaveLength(2);

    const clean = await begin();
    await send(clean.id, [row('3', property)]);
    await commit(clean.id);
    const [undone] = await leasesOf(property);
    expect((await post<ImportRecord>(`imports/${clean.id}/undo/`, {}, book.admin)).body).toMatchObject({
      state: 'undone',
      counts: { new: 1, committed: 0 },
    });
    expect(await leasesOf(property)).toHaveLength(2);
    expect((await eventsOf(context.server.db, 'lease', undone?.id ?? 0)).map(({ action }) => action)).toEqual(
      ['create', 'delete'],
    );
    const units = (await get<Property>(`properties/${property}/`)).body.units;
    expect(units.map(({ unit_number }) => unit_number)).toEqual(['1', 'Flat 1']);
    for (const verb of ['undo', 'commit']) {
      expect((await post<Refusal>(`imports/${clean.id}/${verb}/`, {}, book.admin)).body).toEqual({
        detail: 'Not possible in state undone.',
        state: 'undone',
      });
    }
  });

  it('a unit that an import made, and that is let again since, keeps it from being undone', async () => {
    const { id: property } = await newProperty();
    const { id } = await begin();
    await send(id, [row('1', property, { to_on: '2026-01-31' })]);
    await commit(id);
    const next = await begin();
    await send(next.id, [row('1', property, { from_on: '2026-02-01' })]);
    await commit(next.id);
    const [later] = await leasesOf(property);
    expect((await post(`imports/${id}/undo/`, {}, book.admin)).body).toMatchObject({
      blocking: [{ type: 'lease', id: later?.id }],
    });
  });

  it('G3 the number of a tenant whom one may not name is a lookup, and gives no more than one', async () => {
    const client = await context.server.addClient(null, true);
    const user = (await context.server.addUser(client, 2)).access;
    const numbers = Array.from({ length: 25 }, (_, nth) => sampleIndividual(nth).identification_number);
    await get(`individuals/lookup/?identification_number=${numbers[0]}`, user);
    const { match } = (
      await get<{ match: { id: number } }>(`individuals/lookup/?identification_number=${numbers[1]}`, user)
    ).body;
    const landlord = { type: 'individual', id: match.id };
    const { id: property } = await newProperty({ landlord }, user);
    const { id } = (await post<ImportRecord>('imports/', { kind: 'leases', name: 'Leases.csv' }, user)).body;
    const sendAs = async (rows: object[]) =>
      (await post<ImportRowResults>(`imports/${id}/rows/`, { rows }, user)).body.results;
    const left = async () => (await get<{ left: number }>('lookups/', user)).body.left;
    expect(await left()).toBe(98);

    const found = await sendAs(
      numbers.map((tenant_number, nth) => row(`k${nth}`, property, { tenant_number })),
    );
    expect(found.every(({ result }) => result === 'new')).toBe(true);
    expect(await left()).toBe(75);
    await sendAs(numbers.map((tenant_number, nth) => row(`k${nth}`, property, { tenant_number })));
    expect(await left()).toBe(75);

    const guesses = await sendAs(
      Array.from({ length: 80 }, (_, nth) =>
        row(`g${nth}`, property, { tenant_number: `EN${100_000 + nth}` }),
      ),
    );
    expect(await left()).toBe(0);
    const said = guesses.map(({ errors }) => errors.tenant_number?.[0]);
    expect(said.slice(0, 75)).toEqual(Array(75).fill('No person or company has this number.'));
    expect(said.slice(75)).toEqual(
      Array(5).fill(expect.stringMatching(/^You've reached the hourly limit of 100 lookups\. Try again at/)),
    );
    const known = sampleIndividual(30).identification_number;
    expect(
      (await sendAs([row('last', property, { tenant_number: known })]))[0]?.errors.tenant_number,
    ).toEqual([said[79]]);
    expect((await get<Paginated<unknown>>('reads/', user)).body.count).toBe(100);
  });
});
