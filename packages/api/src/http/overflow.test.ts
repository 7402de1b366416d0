import { contract, pathOf } from '@rentsafe/domain/contract';
import { beforeAll, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

const MOST = '999999999999.99';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-05T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  beforeAll(async () => {
    trust = await openTrust(context);
    ({ lease } = await trust.let(rentOf('2026-01-01', MOST, { deposit: usd(MOST) })));
  });

  it('G21 the greatest rent is charged, paid and reported, and what it comes to is refused where it is too much', async () => {
    await trust.run('2026-01', '2026-02', '2026-03');
    const zig = { amount: MOST, currency: 'ZIG' };
    const body = {
      bank_account: trust.zigBank,
      received_on: '2026-03-01',
      amount: zig,
      method: 'cash',
      lease,
    };
    for (const rate of ['999999999999.999999', '0.000001']) {
      const allocations = [{ charge: 1, amount: MOST }];
      expect((await post('receipts/', { ...body, rate, allocations })).status).toBe(400);
      expect((await post('receipts/', { ...body, rate })).status).toBeLessThan(500);
    }
    await trust.pay(lease, '2026-03-01', MOST);
    const paths = [
      'ageing/?as_at=2026-03-05&',
      'trial-balance/?',
      'rent-collection/?month=2026-03&',
      'trust/?',
    ];
    for (const path of paths)
      expect([path, (await get(`reports/${path}currency=USD`)).status]).toEqual([path, 200]);
  });

  it.each(['9999-12-31', '0001-01-01'])('G21 a report of %s is one, or 400', async (day) => {
    for (const [name, call] of Object.entries(contract)) {
      const days =
        call.method === 'GET'
          ? (call.query ?? []).filter((one) => /(_at|from|to|until|day|on)$/.test(one))
          : [];
      if (days.length === 0) continue;
      const query = [...days.map((one) => `${one}=${day}`), 'currency=USD'].join('&');
      const path = pathOf(call, { id: lease, client: book.client, month: '9999-12' });
      const reply = await context.context.server.get(`${path}?${query}`, book.admin);
      expect([name, reply.status < 500, reply.body]).toEqual([name, true, reply.body]);
    }
  });
});
