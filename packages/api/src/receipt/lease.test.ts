import type { Lease } from '@rentsafe/domain/lease';
import { beforeAll, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, post, newUnit } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeAll(async () => {
    trust = await openTrust(context);
  });

  it.each([
    ['draft', 'This lease is a draft. Activate it first.'],
    ['cancelled', 'This lease is cancelled.'],
  ])('G13 no receipt is of a lease that is %s', async (state, text) => {
    const terms = { unit: await newUnit(), parties: [{ party: tenant, role: 'tenant' }] };
    const { body: lease } = await post<Lease>('leases/', { ...terms, ...rentOf('2026-01-01', '100.00') });
    if (state === 'cancelled') await post(`leases/${lease.id}/cancel/`, {});
    const refused = { status: 400, body: { lease: [text] } };
    const money = {
      bank_account: trust.bank,
      received_on: '2026-01-05',
      amount: usd('5.00'),
      method: 'cash',
    };
    expect(await post('receipts/', { ...money, lease: lease.id })).toMatchObject(refused);
    const { body: unknown } = await post<{ id: number; entries: number[] }>('receipts/', money);
    expect(await post(`receipts/${unknown.id}/identify/`, { lease: lease.id })).toMatchObject(refused);
    const { db } = context.context.server;
    const event = { client_id: book.client, receipt_id: unknown.id, kind: 'identified', lease_id: lease.id };
    expect(
      await refusalOf(db, insert('receipt_events', { ...event, entry_seq: unknown.entries[0] ?? 0 })),
    ).toBe('receipt_of_lease_in_force');
  });
});
