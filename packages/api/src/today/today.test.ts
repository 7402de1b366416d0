import type { CollectionPage } from '@rentsafe/domain/ledgerReport';
import type { Today } from '@rentsafe/domain/today';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-02-15T10:00:00Z');
  const { book, get, post } = context;

  it('has the figures of the reports that it leads to', async () => {
    const trust = await openTrust(context);
    expect((await get<Today>('overview/today/')).body).toMatchObject({
      month: '2026-02',
      accounts: [{ currency: 'USD', balance: '0.00', statement_until: null }, { currency: 'ZIG' }],
      approvals: 0,
    });
    const made = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01', '2026-02');
    await trust.pay(made.lease, '2026-01-05', '1000.00');
    await trust.pay(made.lease, '2026-02-05', '400.00');
    await trust.out('landlord', '2026-02-06', [{ property: made.property, amount: '100.00' }]);
    const draft = await trust.draft('landlord', [{ property: made.property, amount: '50.00' }]);
    await trust.verb(draft.body, 'approve');
    await trust.draft('landlord', [{ property: made.property, amount: '10.00' }]);
    const line = { on: '2026-02-10', description: 'Charge', amount: '-5.00' };
    const statement = { from_on: '2026-02-01', to_on: '2026-02-10', opening: '0.00', closing: '-5.00' };
    const lines = [line, { ...line, left_out: 'The bank wrote it twice.' }];
    await post('bank-statements/', { bank_account: trust.bank, ...statement, lines });

    const { body } = await get<Today>('overview/today/', trust.second);
    expect(body.accounts[0]).toMatchObject({
      ...{ id: trust.bank, name: 'B', kind: 'bank', currency: 'USD' },
      ...{ balance: '1300.00', set_aside: '50.00', available: '1250.00' },
      ...{ unmatched: 1, statement_until: '2026-02-10' },
    });
    expect(body.approvals).toBe(1);
    expect((await get<Today>('overview/today/', book.user)).body.approvals).toBe(0);
    const { bank, owed, short, exchanged } = (await get<TrustBalance>('reports/trust/?currency=USD')).body;
    const { totals } = (await get<CollectionPage>('reports/rent-collection/?currency=USD&month=2026-02'))
      .body;
    expect(body.currencies[0]).toEqual({
      ...{ currency: 'USD', bank, owed, short, exchanged },
      charged: totals.amount_charged_incl_vat,
      collected: '400.00',
    });
    expect(totals.amount_paid).toBe('-400.00');
  });
});
