import type { Charge } from '@rentsafe/domain/charge';
import type { Lease } from '@rentsafe/domain/lease';
import type { Receipt } from '@rentsafe/domain/receipt';
import { expect } from 'vitest';
import { person, usd, type useBook } from './book.ts';

/** The house of the worked examples, in a new book: a reportable lease, and what happens to it. */
export async function openHouse({ book, open, post, newUnit }: ReturnType<typeof useBook>, terms: object) {
  await open();
  const account = { name: 'B', kind: 'bank', currency: 'USD' };
  const bank = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
  const draft = await post<Lease>('leases/', {
    unit: await newUnit(),
    parties: [{ party: person(2), role: 'tenant' }],
    reportable: true,
    ...terms,
  });
  const lease = draft.body.id;
  expect((await post(`leases/${lease}/activate/`, {})).status).toBe(200);
  return {
    lease,
    number: draft.body.number,
    run: async (...months: string[]) => {
      for (const month of months) await post('charge-runs/', { month });
    },
    charge: async (on: string, amount: string, more = {}) => {
      const body = { lease, type: 'other', net: usd(amount), charged_on: on, due_on: on, ...more };
      return (await post<Charge>('charges/', body)).body;
    },
    pay: async (received_on: string, amount: string, more = {}) => {
      const money = { bank_account: bank, received_on, amount: usd(amount), method: 'transfer' };
      return (await post<Receipt>('receipts/', { lease, ...money, ...more })).body;
    },
  };
}

/** A monthly rent in dollars. */
export const rent = (from_on: string, amount: string) => ({
  from_on,
  schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount }] }],
});
