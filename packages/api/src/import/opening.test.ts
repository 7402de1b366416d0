import type { Charge, LeaseBalance } from '@rentsafe/domain/charge';
import type { ImportRecord, ImportRowResults } from '@rentsafe/domain/import';
import type { Lease } from '@rentsafe/domain/lease';
import type { CollectionPage, CustomerStatement, TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

const OPENING = '2026-01-31';

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newProperty } = useBook(kind, '2026-03-10T08:00:00Z');

  let lease: Lease;
  let property: number;
  let account: number;
  beforeEach(async () => {
    await open();
    const made = await newProperty();
    property = made.id;
    const schedules = [
      { type: 'rent', currency: 'USD', steps: [{ from_on: '2026-02-01', amount: '400.00' }] },
    ];
    const draft = {
      ...{ unit: made.units[0]?.id, parties: [{ party: { type: 'individual', id: 9 }, role: 'tenant' }] },
      ...{ from_on: '2026-02-01', schedules },
    };
    lease = (await post<Lease>('leases/', draft)).body;
    await post(`leases/${lease.id}/activate/`, {});
    const bank = { name: 'Trust', kind: 'bank', currency: 'USD' };
    account = (await post<{ id: number }>('bank-accounts/', bank, book.admin)).body.id;
  });

  const begin = async () =>
    (await post<ImportRecord>('imports/', { kind: 'opening', name: 'Opening.csv', opening_on: OPENING })).body
      .id;
  const send = async (id: number, rows: object[]) => {
    const keyed = rows.map((row, index) => ({ key: String(index + 1), ...row }));
    return (await post<ImportRowResults>(`imports/${id}/rows/`, { rows: keyed })).body.results;
  };
  const commit = (id: number) => post(`imports/${id}/commit/`, {}, book.admin);
  const undo = (id: number) => post<ImportRecord & Refusal>(`imports/${id}/undo/`, {}, book.admin);
  const balances = async () =>
    Object.fromEntries(
      (await get<TrialBalance>('reports/trial-balance/?currency=USD')).body.rows.map((row) => [
        row.kind,
        row.balance,
      ]),
    );
  const amount = (text: string) => ({ currency: 'USD', amount: text });
  const charge = (text: string, due_on: string, type = 'rent') => ({
    ...{ kind: 'charge', lease_number: lease.number, type, due_on, ...amount(text) },
  });
  const rowsOfAll = () => [
    charge('400.00', '2025-12-01'),
    charge('150.00', '2026-01-01', 'Utility'),
    { kind: 'Credit', lease_number: lease.number, ...amount('60.00') },
    { kind: 'deposit', lease_number: lease.number, ...amount('500.00') },
    { kind: 'landlord', property: String(property), ...amount('840.00') },
    { kind: 'bank', bank_account: String(account), ...amount('1400.00') },
  ];

  it('a credit that was there is allocated and taken back as any receipt, but goes with its import', async () => {
    const id = await begin();
    await send(id, rowsOfAll());
    await commit(id);
    const [credit] = (await get<Paginated<Receipt>>('receipts/')).body.results;
    expect(credit).toMatchObject({ source: 'opening', bank_account: null, state: 'unallocated' });
    const of = (verb: string, body = {}) =>
      post<Receipt & Refusal>(`receipts/${credit?.id}/${verb}/`, body, book.admin);
    expect((await of('allocate')).body).toMatchObject({
      state: 'allocated',
      allocations: [{ amount: '60.00' }],
    });
    expect((await of('unallocate')).body).toMatchObject({ state: 'unallocated' });
    expect((await of('reverse', { reason: 'Wrong' })).body).toMatchObject({
      detail: 'An opening balance is undone with its import.',
    });
  });

  it('posts what was open, held and in the bank, and takes all of it back', async () => {
    const id = await begin();
    expect((await get<ImportRecord>(`imports/${id}/`)).body).toMatchObject({ opening_on: OPENING });
    expect((await send(id, rowsOfAll())).map(({ result }) => result)).toEqual(Array(6).fill('new'));
    expect((await commit(id)).body).toEqual({ committed: 6, remaining: 0 });
    expect((await commit(id)).body).toEqual({ committed: 0, remaining: 0 });
    expect(await balances()).toEqual({
      ...{ tenant: '550.00', contra: '-550.00', bank: '1400.00' },
      ...{ credit: '-60.00', deposit: '-500.00', landlord: '-840.00' },
    });

    // Aged by their due dates, and effective on the day.
    const owed = (await get<LeaseBalance>(`leases/${lease.id}/balance/?as_at=${OPENING}`)).body.balances;
    expect(owed).toMatchObject([
      {
        ...{ open: '550.00', unallocated: '60.00', balance: '490.00', deposit: '500.00' },
        ...{ buckets: ['0.00', '150.00', '0.00', '340.00', '0.00'], oldest_due_on: '2025-12-01' },
      },
    ]);
    expect((await get<LeaseBalance>(`leases/${lease.id}/balance/?as_at=2026-01-30`)).body.balances).toEqual(
      [],
    );
    const { results: charges } = (await get<Paginated<Charge>>('charges/')).body;
    expect(charges).toMatchObject([
      { type: 'rent', charged_on: OPENING, due_on: '2025-12-01', grace_on: '2025-12-06', net: usd('400.00') },
      { type: 'utility', description: 'Utilities, opening balance', period: null, vat: usd('0.00') },
    ]);
    const { results: receipts } = (await get<Paginated<Receipt>>('receipts/')).body;
    expect(receipts).toMatchObject([
      { bank_account: null, received_on: OPENING, state: 'unallocated', reference: 'Opening balance' },
    ]);
    expect(await post(`receipts/${receipts[0]?.id}/reverse/`, { reason: 'x' }, book.admin)).toMatchObject({
      status: 409,
      body: { detail: 'An opening balance is undone with its import.', state: 'unallocated' },
    });
    // A balance brought forward, not a charge of the month.
    const collected = await get<CollectionPage>('reports/rent-collection/?currency=USD&month=2026-01');
    expect(collected.body.totals).toMatchObject({
      ...{ balance_brought_forward: '490.00', amount_charged_incl_vat: '0.00', amount_paid: '0.00' },
      ...{ adjustments: '0.00', end_balance: '490.00' },
    });

    expect((await undo(id)).body).toMatchObject({ state: 'undone', counts: { new: 6, committed: 0 } });
    expect(await balances()).toEqual({});
    const period = `lease=${lease.id}&currency=USD&from=2026-01-01&to=2026-03-10`;
    const statement = (await get<CustomerStatement>(`reports/customer-statement/?${period}`)).body;
    expect(statement.lines.map(({ number, debit, credit }) => [number, debit, credit])).toEqual([
      ['INV-000001', '550.00', '0.00'],
      ['RC-000001', '0.00', '60.00'],
      ['CN-000001', '0.00', '550.00'],
      ['RC-000001', '60.00', '0.00'],
    ]);
    expect(statement.closing).toBe('0.00');
    expect(
      (await get<Paginated<Charge>>('charges/?state=settled')).body.results.map(({ credited }) => credited),
    ).toEqual([usd('400.00'), usd('150.00')]);
    expect((await get<Paginated<Receipt>>('receipts/')).body.results).toMatchObject([{ state: 'reversed' }]);
    const events = await eventsOf(context.server.db, 'lease', lease.id);
    expect(events.map(({ action, changes }) => [action, changes])).toEqual(
      expect.arrayContaining([
        ['create', { import: [null, id], charge: [null, '400.00 USD'] }],
        ['reverse', { import: [id, null] }],
      ]),
    );
    // What was undone may be imported again.
    expect((await send(await begin(), rowsOfAll())).map(({ result }) => result)).toEqual(
      Array(6).fill('new'),
    );
  });

  it('each row names what is wrong with it', async () => {
    const draft = await post<Lease>('leases/', {
      ...{ unit: lease.unit.id, from_on: '2027-01-01', parties: [], schedules: [] },
    });
    const young = await newProperty({ owned_from: '2026-02-01' });
    const results = await send(await begin(), [
      { kind: 'charge', ...amount('1.00') },
      { kind: 'landlord', ...amount('1.00') },
      { kind: 'bank', ...amount('1.00') },
      { kind: 'cash', ...amount('0') },
      { ...charge('1.00', '31/12/2025'), type: 'rates' },
      { kind: 'credit', lease_number: 'L-9999', ...amount('1,00') },
      { kind: 'deposit', lease_number: 'L-9999', ...amount('1.00') },
      { kind: 'deposit', lease_number: draft.body.number, ...amount('1.00') },
      { kind: 'landlord', property: 88_888, ...amount('1.00') },
      { kind: 'landlord', property: young.id, ...amount('1.00') },
      { kind: 'bank', bank_account: 88_888, ...amount('1.00') },
      { kind: 'bank', bank_account: account, currency: 'ZIG', amount: '1.00' },
      { kind: 'bank', bank_account: 88_888, currency: 'ZWL', amount: '1.00' },
    ]);
    const required = ['This field is required.'];
    expect(results.map(({ errors }) => errors)).toEqual([
      { lease_number: required, type: required, due_on: required },
      { property: required },
      { bank_account: required },
      { kind: ['Not a valid choice.'], amount: ['Ensure this value is greater than 0.'] },
      {
        type: ['Not a valid choice.'],
        due_on: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
      },
      { lease_number: ['No lease has this number.'], amount: ['Enter an amount such as 1234.56.'] },
      { lease_number: ['No lease has this number.'] },
      { lease_number: ['Not possible in state draft.'] },
      { property: ['Invalid pk "88888" - object does not exist.'] },
      { property: [`Nobody owns the property on ${OPENING}.`] },
      { bank_account: ['Invalid pk "88888" - object does not exist.'] },
      { currency: ['This must be in USD.'] },
      { bank_account: ['Invalid pk "88888" - object does not exist.'], currency: ['Not a valid choice.'] },
    ]);
    const refused = (values: object) => post('imports/', { kind: 'opening', name: 'x', ...values });
    expect((await refused({})).body).toEqual({ opening_on: required });
    expect((await refused({ opening_on: '2026-03-11' })).body).toEqual({
      opening_on: ['This date may not be in the future.'],
    });
  });

  it('a balance that is there is a duplicate, one of another amount an error', async () => {
    const first = await begin();
    await send(first, rowsOfAll());
    await commit(first);
    const results = await send(await begin(), [
      ...rowsOfAll(),
      charge('400.01', '2025-12-01'),
      charge('400.01', '2025-12-01'),
      { kind: 'deposit', lease_number: lease.number, ...amount('500.01') },
    ]);
    expect(results.map(({ result, errors }) => [result, errors])).toEqual([
      ...Array(6).fill(['duplicate', {}]),
      ['new', {}],
      ['duplicate', {}],
      ['error', { amount: ['An opening balance of 500.00 is there.'] }],
    ]);
  });

  it('is not undone while later records depend on it', async () => {
    const id = await begin();
    await send(id, rowsOfAll());
    await commit(id);
    const { results: charges } = (await get<Paginated<Charge>>('charges/')).body;
    const paid = await post<Receipt>('receipts/', {
      ...{ lease: lease.id, bank_account: account, received_on: '2026-02-03', method: 'cash' },
      ...{ amount: usd('50.00') },
    });
    const credit = { amount: usd('10.00'), reason: 'Leak', kind: 'credit' };
    const note = await post<{ credit_note: { id: number } }>(
      `charges/${charges[1]?.id}/credit/`,
      credit,
      book.admin,
    );
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: {
        ...{ detail: '2 later records depend on this import.', state: 'committed' },
        blocking: [
          { type: 'credit_note', id: note.body.credit_note.id },
          { type: 'receipt', id: paid.body.id },
        ],
      },
    });
  });
});
