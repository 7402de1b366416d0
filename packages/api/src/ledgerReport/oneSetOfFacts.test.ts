import type { LeaseBalance } from '@rentsafe/domain/charge';
import type { IndividualReport } from '@rentsafe/domain/individual';
import type { AgeingPage, CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { amount } from '../testing/proof.ts';
import { randomRents } from '../testing/randomRents.ts';
import { openTrust, rentOf, tenant } from '../testing/trust.ts';

const TODAY = '2026-06-15';
const FIRST = '2026-01-01';

onEitherDatabase((kind) => {
  const context = useBook(kind, `${TODAY}T08:00:00Z`);
  const { get, post } = context;

  const report = async (day: string) => {
    const { body } = await get<IndividualReport>(`individuals/2/full-details/?as_at=${day}`);
    if (!body.explanation) throw new Error('A report has an explanation.');
    return { ...body, explanation: body.explanation };
  };
  const balanceOn = async (lease: number, day: string) => {
    const { body } = await get<LeaseBalance>(`leases/${lease}/balance/?as_at=${day}`);
    return (
      body.balances[0] ?? {
        open: '0.00',
        unallocated: '0.00',
        balance: '0.00',
        buckets: Array(5).fill('0.00'),
      }
    );
  };

  it('G14 what went back to the tenant never paid anything', async () => {
    const { let: let_, run, pay, out } = await openTrust(context);
    const { lease } = await let_(rentOf(FIRST, '500.00'));
    await run('2026-01', '2026-02', '2026-03', '2026-04');
    await pay(lease, '2026-01-01', '2000.00', { allocations: 'none' });
    expect(await report('2026-05-31')).toMatchObject({
      classification: 'Low Risk',
      explanation: { grades: 'PPPP', debts: [] },
    });
    await out('credit', '2026-05-20', [{ lease, amount: '1500.00' }], { party: tenant });
    expect(await report('2026-05-31')).toMatchObject({
      classification: 'Non Payer',
      explanation: { grades: 'PNNN', debts: [{ amount: usd('1500.00'), oldest_due_on: '2026-02-01' }] },
    });
    expect((await report('2026-05-19')).explanation).toMatchObject({ grades: 'PPPP', debts: [] });
    expect(await balanceOn(lease, '2026-05-31')).toMatchObject({ balance: '1500.00', unallocated: '500.00' });
  });

  it('G14 where more is gone on a day than there was, it is owed, and the buckets add up to it', async () => {
    const { let: let_, run, pay, draft, verb } = await openTrust(context);
    const { lease } = await let_(rentOf(FIRST, '500.00'));
    await run('2026-01');
    const receipt = await pay(lease, '2026-01-01', '500.00', { allocations: 'none' });
    const refund = (await draft('credit', [{ lease, amount: '500.00' }], { party: tenant })).body;
    await verb(refund, 'approve', { on: '2026-02-01' });
    await verb(refund, 'fail', { on: '2026-03-01', reason: 'Returned' });
    await post(`receipts/${receipt.id}/allocate/`, {});
    for (const [day, owed] of [
      ['2026-01-31', '0.00'],
      ['2026-02-15', '500.00'],
      ['2026-03-01', '0.00'],
    ] as const) {
      const balance = await balanceOn(lease, day);
      const { body } = await get<AgeingPage>(`reports/ageing/?currency=USD&as_at=${day}`);
      const [row] = body.results;
      expect({ day, owed: balance.balance }).toEqual({ day, owed });
      expect(row?.total ?? '0.00').toBe(owed);
      expect(row?.buckets ?? balance.buckets).toEqual(balance.buckets);
      expect(body.totals.total).toBe(
        toDecimal(body.totals.buckets.reduce((sum, part) => sum + toMinor(part), 0n)),
      );
      expect((await report(day)).explanation.debts.map(({ amount: { amount: own } }) => own)).toEqual(
        owed === '0.00' ? [] : [owed],
      );
    }
  });

  const openRandom = (seed: number) => randomRents(context, { seed, first: FIRST, today: TODAY });

  const minor = (text: string) => toMinor(text);

  it('G14 debts, ageing, balance and statement of a lease are one, on any day', {
    timeout: amount(600_000, 3_600_000),
  }, async () => {
    for (let seed = 1; seed <= amount(2, 40); seed++) {
      const { leases, days } = await openRandom(seed);
      for (const day of [...days(), TODAY].filter((one) => !one.endsWith('-01'))) {
        const { explanation } = await report(day);
        const { body: ageing } = await get<AgeingPage>(`reports/ageing/?currency=USD&as_at=${day}`);
        for (const lease of leases) {
          const { balance, buckets } = await balanceOn(lease, day);
          const row = ageing.results.find((found) => found.lease.id === lease);
          const period = `lease=${lease}&currency=USD&from=${FIRST}&to=${day}`;
          const statement = (await get<CustomerStatement>(`reports/customer-statement/?${period}`)).body;
          const debt = explanation.debts.find((found) => found.lease.id === lease)?.amount.amount ?? '0.00';
          // All rent is due by then, so what is Current is money that is left, or more that is gone than there was.
          const pastDue = buckets.slice(1).reduce((sum, bucket) => sum + minor(bucket), 0n);
          const gone = minor(buckets[0] ?? '0.00');
          const owed = { seed, day, lease, debt: toDecimal(pastDue) };
          if (gone <= 0n) expect({ seed, day, lease, debt }).toEqual(owed);
          // No more than all rent is a debt of rent.
          else expect(minor(debt) >= pastDue && minor(debt) <= pastDue + gone).toBe(true);
          expect(buckets.reduce((sum, bucket) => sum + minor(bucket), 0n)).toBe(minor(balance));
          expect(row?.buckets ?? Array(5).fill('0.00')).toEqual(buckets);
          expect({ seed, day, lease, total: row?.total ?? '0.00' }).toEqual({
            seed,
            day,
            lease,
            total: balance,
          });
          expect(statement.closing).toBe(balance);
        }
      }
    }
  });

  it('G14 bills that are open are credit taken, until they are paid', async () => {
    const { let: let_, run, pay, out } = await openTrust(context);
    const { lease, property } = await let_(rentOf(FIRST, '1000.00'));
    await run('2026-01');
    await pay(lease, '2026-01-01', '1000.00');
    const bill = { party: person(3), property, number: '7', billed_on: '2026-01-10', due_on: '2026-02-01' };
    const { body } = await post<{ id: number }>('bills/', {
      ...bill,
      amount: usd('120.00'),
      description: 'Roof',
    });
    const overview = async (day: string) => {
      const { credit_taken, oldest_creditor } = (
        await get<{
          credit_taken: { total: string; buckets: { amount: string }[] }[];
          oldest_creditor: { outstanding_since: string } | null;
        }>(`overview/?as_at=${day}`)
      ).body;
      return [
        credit_taken.map(({ buckets }) => buckets.map((one) => one.amount)),
        oldest_creditor?.outstanding_since,
      ];
    };
    const zero = '0.00';
    await out('bill', '2026-03-10', [{ bill: body.id, amount: '100.00' }], { party: person(3) });
    expect(await overview('2026-01-09')).toEqual([[], undefined]);
    expect(await overview('2026-02-01')).toEqual([[['120.00', zero, zero, zero, zero]], '2026-02-01']);
    expect(await overview('2026-03-09')).toEqual([[[zero, zero, '120.00', zero, zero]], '2026-02-01']);
    expect(await overview('2026-03-10')).toEqual([[[zero, zero, '20.00', zero, zero]], '2026-02-01']);
  });
});
