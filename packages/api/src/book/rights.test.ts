import { type Role, roles } from '@rentsafe/domain/access';
import type { Charge } from '@rentsafe/domain/charge';
import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Consent } from '@rentsafe/domain/consent';
import { type Call, contract, mayMake } from '@rentsafe/domain/contract';
import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeAll, describe, expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { pathWith } from '../testing/server.ts';

// Who may not do something is told so before the rest of what was sent is looked at.

type Shaped = { _zod: { def: { shape?: object } } };
const shapeOf = ({ body }: Call) => (body as Shaped | undefined)?._zod.def.shape ?? {};

const calls = Object.entries(contract);
/** Their `client` is whom a subscription is about, not whose book. */
const ofSubscriptions = ['createSubscription', 'getSubscription'];
const inBook = calls.filter(([name, call]) => 'client' in shapeOf(call) && !ofSubscriptions.includes(name));
const listed = calls.filter(
  ([name, call]) => call.query?.includes('client') && !ofSubscriptions.includes(name),
);
/** Calls that are in the book of a record that the body names, by the field. */
const referring: Readonly<Record<string, readonly string[]>> = {
  createUnit: ['property'],
  createCharge: ['lease'],
  createClaim: ['lease'],
  createDispute: ['charge', 'claim'],
};
const made = [...inBook.map(([name]) => name), ...Object.keys(referring)];

const garbage = {
  month: 'x',
  open: 'x',
  on: 'x',
  until: 'x',
  lease: 'x',
  party: [],
  name: { length: 1 },
  rows: null,
  amount: '1e5',
};

const callOf = (name: string): Call => {
  const call = contract[name as keyof typeof contract];
  if (!call) throw new Error(`${name} is not in the contract.`);
  return call;
};

it('covers the calls that make something in a book, and those that read one', () => {
  expect(inBook.length).toBeGreaterThanOrEqual(11);
  expect(listed.length).toBeGreaterThanOrEqual(20);
});

onEitherDatabase((kind) => {
  const { context, book, post, newProperty } = useBook(kind);
  /** Nobody of these may write in the book of `useBook`, which the provider does not manage. */
  const tokens = new Map<Role, string>();
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const { server } = context;
    const other = await server.addClient(2);
    tokens.set('admin', (await server.admin()).access);
    tokens.set('user', (await server.addUser(1, 2)).access);
    tokens.set('clientAdmin', (await server.addUser(other, 1)).access);
    tokens.set('clientUser', (await server.addUser(other, 2)).access);

    const { id: property, units, landlord } = await newProperty();
    const unit = units[0]?.id ?? 0;
    const terms = { unit, from_on: '2026-01-01', reportable: true };
    const schedules = [
      { type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '100.00' }] },
    ];
    const parties = [{ party: person(2), role: 'tenant' }];
    const lease = (await post<Lease>('leases/', { ...terms, schedules, parties })).body.id;
    await post(`leases/${lease}/activate/`, {});
    const account = { name: 'B', kind: 'bank', currency: 'USD' };
    const bank_account = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
    const owed = { lease, type: 'other', net: usd('50.00'), charged_on: '2026-01-05', due_on: '2026-01-05' };
    const charge = (await post<Charge>('charges/', owed)).body.id;
    const paid = { lease, bank_account, received_on: '2026-01-06', amount: usd('10.00'), method: 'cash' };
    const receipt = (await post<Receipt>('receipts/', paid)).body.id;
    const claimed = { lease, party: person(2), type: 'damage', amount: usd('1.00'), reason: 'Gate' };
    const claim = (await post<LeaseClaim>('claims/', claimed)).body.id;
    const disputed = { charge, party: person(2), reason: 'Paid' };
    const dispute = (await post<Dispute>('disputes/', disputed)).body.id;
    const consented = { party: person(2), given_on: '2026-01-01', until_on: '2026-12-31', evidence: 'Form' };
    const consent = (await post<Consent>('consents/', consented)).body.id;
    const imported = { kind: 'leases', name: 'Old' };
    const import_ = (await post<{ id: number }>('imports/', imported)).body.id;
    Object.assign(ids, {
      property,
      unit,
      landlord: landlord?.id ?? 0,
      lease,
      charge,
      receipt,
      claim,
      dispute,
    });
    Object.assign(ids, { consent, import: import_, 'bank-account': bank_account });
    expect(Object.values(ids).every((id) => id > 0)).toBe(true);
  });

  const send = (name: string, role: Role, body: unknown, id = 1) => {
    const call = callOf(name);
    return context.server.request(call.method, pathWith(call, id, book.client), {
      token: tokens.get(role),
      body,
    });
  };

  const cells = made.flatMap((name) => roles.map((role) => ({ name, role })));
  describe('another’s book, whatever else the body holds', () => {
    it.each(cells)('$name as $role is 403', async ({ name, role }) => {
      for (const more of [{}, garbage]) {
        const { status } = await send(name, role, { ...more, client: book.client });
        expect({ more, status }).toEqual({ more, status: 403 });
      }
    });

    it.each(cells.filter(({ name, role }) => mayMake(role, name)))(
      '$name as $role in the own one is 400 for the same',
      async ({ name, role }) => {
        const takesMore = Object.keys(shapeOf(callOf(name))).some((field) => field !== 'client');
        if (takesMore) expect((await send(name, role, garbage)).status).toBe(400);
        for (const client of ['7', 0, -1, 1.5, null, {}, []]) {
          expect((await send(name, role, { ...garbage, client })).status).toBe(400);
        }
        // Nobody learns of other clients which there are.
        const unknown = await send(name, role, { ...garbage, client: 7_777_777 });
        expect(unknown.status).toBe(role.startsWith('client') ? 403 : 404);
      },
    );
  });

  it.each(Object.entries(referring).flatMap(([name, fields]) => fields.map((field) => ({ name, field }))))(
    '$name: a $field that the caller may read but not write is 403, one that it may not read is 400',
    async ({ name, field }) => {
      const body = { ...garbage, [field]: ids[field] };
      for (const role of ['admin', 'user'] as const) expect((await send(name, role, body)).status).toBe(403);
      for (const role of ['clientAdmin', 'clientUser'] as const) {
        expect((await send(name, role, body)).status).toBe(400);
      }
    },
  );

  it.each(listed.flatMap(([name, call]) => roles.map((role) => ({ name, call, role }))))(
    '$name of another’s book as $role: a client is refused, whatever the other filters are',
    async ({ name, call, role }) => {
      for (const more of ['', '&page=x&currency=x&month=x&lease=x&from=x&state=x&as_at=x&known=x']) {
        const url = `${pathWith(call, 1)}?client=${book.client}${more}`;
        const { status } = await context.server.get(url, tokens.get(role));
        const isRefused = role.startsWith('client') || !mayMake(role, name);
        expect({ more, isRefused: status === 403 }).toEqual({ more, isRefused });
      }
    },
  );

  /** Calls that change a record, with one in a book that the caller may not write in. */
  const changes = calls.flatMap(([name, { method, path }]) => {
    const [, kind_] = /^\/api\/([a-z-]+?)s\/\{id\}\//.exec(path.replace('properties', 'propertys')) ?? [];
    return method !== 'GET' && kind_ && !['decideDispute', 'endConsent'].includes(name)
      ? [{ name, record: kind_ }]
      : [];
  });
  it.each(changes.flatMap((change) => roles.map((role) => ({ ...change, role }))))(
    '$name of a $record as $role is refused before the body is looked at',
    async ({ name, record, role }) => {
      const id = ids[record.replace('debt-call', 'lease')];
      if (id === undefined) return;
      const { status } = await send(name, role, garbage, id);
      expect(status).toBe(role.startsWith('client') && mayMake(role, name) ? 404 : 403);
    },
  );

  it('a book that the provider does not manage is changed by its own Admins, but for `managed`', async () => {
    const patch = (role: Role, body: object) => send('updateBook', role, body);
    expect((await patch('admin', { ...garbage, vat_registered: 'x' })).status).toBe(403);
    expect((await patch('admin', { vat_registered: true, version: 1 })).status).toBe(403);
    expect((await patch('admin', { managed: 'x' })).status).toBe(400);
    expect((await patch('user', { managed: 'x' })).status).toBe(403);
    expect((await patch('clientAdmin', garbage)).status).toBe(404);
  });
});
