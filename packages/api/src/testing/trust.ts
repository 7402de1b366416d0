import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Lease } from '@rentsafe/domain/lease';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Property } from '@rentsafe/domain/property';
import type { Receipt } from '@rentsafe/domain/receipt';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../db/schema.ts';
import { house, person, type Refusal, usd, type useBook } from './book.ts';

/** The people of the worked examples: a landlord, a tenant and a supplier. */
export const landlord = person(1);
export const tenant = person(2);
export const supplier = person(3);

/** The book of the worked examples: registered for VAT, 10 % commission, a second Admin, and an account in each currency. */
export async function openTrust(context: ReturnType<typeof useBook>) {
  const { book, open, get, post, patch, newProperty } = context;
  await open();
  const { server } = context.context;
  const second = (await server.addUser(book.client, 1)).access;
  // Who has set no password cannot approve.
  await server.db.update(users).set({ password_hash: 'set' }).where(eq(users.client_id, book.client));
  await patch(`books/${book.client}/`, { version: 1, vat_registered: true }, book.admin);
  await post('commission-rules/', { from_on: '2020-01-01', rate: '10.00' }, book.admin);
  const account = async (currency: string) =>
    (await post<{ id: number }>('bank-accounts/', { name: 'B', kind: 'bank', currency }, book.admin)).body.id;
  const [bank, zigBank] = [await account('USD'), await account('ZIG')];

  /** A property with a lease in force; `terms` of the lease. */
  const let_ = async (terms: object, property: Partial<Record<keyof Property, unknown>> = {}) => {
    const { id, units } = await newProperty({ ...house, landlord, ...property });
    const draft = {
      unit: units[0]?.id,
      parties: [{ party: tenant, role: 'tenant' }],
      reportable: true,
      ...terms,
    };
    const { body } = await post<Lease>('leases/', draft);
    expect((await post(`leases/${body.id}/activate/`, {})).status).toBe(200);
    return { property: id, lease: body.id };
  };
  const run = async (...months: string[]) => {
    for (const month of months) expect((await post('charge-runs/', { month })).status).toBe(201);
  };
  const pay = async (lease: number, received_on: string, amount: string, more = {}) => {
    const money = { bank_account: bank, received_on, amount: usd(amount), method: 'transfer' };
    const answer = await post<Receipt>('receipts/', { lease, ...money, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  /** A draft; by an Admin, unless said. */
  const draft = async (kind: string, lines: object[], more = {}, token = book.admin) => {
    const body = { kind, party: landlord, bank_account: bank, lines, ...more };
    return post<Disbursement & Refusal>('disbursements/', body, token);
  };
  /** Approves what it is now, unless `body` says in which version it was read. */
  const verb = async ({ id }: { id: number }, name: string, body: object = {}, token = second) => {
    const read = name === 'approve' ? (await get<Disbursement>(`disbursements/${id}/`)).body : null;
    const sent = read ? { version: read.version, ...body } : body;
    return post<Disbursement & Refusal>(`disbursements/${id}/${name}/`, sent, token);
  };
  /** Drafted, approved by the other Admin and paid, on one day. */
  const out = async (kind: string, on: string, lines: object[], more = {}) => {
    const { body } = await draft(kind, lines, more);
    const approved = await verb(body, 'approve', { on });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    return (await verb(body, 'pay', { on })).body;
  };
  /** The trial balance as `kind: balance`, debits positive. */
  const balances = async (query = 'currency=USD') => {
    const { body } = await get<TrialBalance>(`reports/trial-balance/?${query}`);
    return Object.fromEntries(body.rows.map(({ kind, balance }) => [kind, balance]));
  };
  return { bank, zigBank, second, let: let_, run, pay, draft, verb, out, balances };
}

/** A monthly rent in dollars from a day on, and more of the lease. */
export const rentOf = (from_on: string, amount: string, more = {}) => ({
  from_on,
  schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount }] }],
  ...more,
});
