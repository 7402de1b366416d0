import type { LeaseBalance } from '@rentsafe/domain/charge';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { IndividualReport } from '@rentsafe/domain/individual';
import type { AgeingPage, CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Receipt } from '@rentsafe/domain/receipt';
import { addDays } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { amount } from '../testing/proof.ts';
import { randomOf } from '../testing/random.ts';
import { openTrust, rentOf, tenant } from '../testing/trust.ts';

const TODAY = '2026-06-15';
const FIRST = '2026-01-01';

onEitherDatabase((kind) => {
  const context = useBook(kind, `${TODAY}T08:00:00Z`);
  const { book, get, post } = context;

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

  /** Rents that are paid, refunded, bounced, credited, written off and taken back, on days in any order. */
  async function openRandom(seed: number) {
    const random = randomOf(seed);
    const trust = await openTrust(context);
    const leases: number[] = [];
    for (const rent of ['500.00', '312.45']) leases.push((await trust.let(rentOf(FIRST, rent))).lease);
    await trust.run('2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06');
    const day = () => addDays(FIRST, random(160));
    const any = <Value>(list: readonly Value[]) => list[random(list.length)];
    const some = () => `${50 + random(700)}.${10 + random(90)}`;
    const receipts: Receipt[] = [];
    const refunds: Disbursement[] = [];
    const { body: charges } = await get<{ results: { id: number }[] }>('charges/?page_size=100');
    const actions: (() => Promise<unknown>)[] = [
      async () => {
        const allocations = random(2) ? 'none' : 'oldest';
        receipts.push(
          await trust.pay(any(leases) ?? 0, day(), some(), { allocations, reference: String(random(1e9)) }),
        );
      },
      async () => {
        const paid = { bank_account: trust.bank, received_on: day(), amount: usd(some()), method: 'cash' };
        const { body } = await post<Receipt>('receipts/', { ...paid, allocations: 'none' });
        if (random(2)) await post(`receipts/${body.id}/identify/`, { lease: any(leases) });
        receipts.push(body);
      },
      async () => {
        const { body } = await trust.draft('credit', [{ lease: any(leases), amount: some() }], {
          party: tenant,
        });
        if ((await trust.verb(body, 'approve', { on: day() })).status === 200) refunds.push(body);
      },
      async () => {
        const refund = any(refunds);
        if (refund) await trust.verb(refund, 'fail', { on: TODAY, reason: 'Returned' });
      },
      async () =>
        post(`receipts/${any(receipts)?.id}/reverse/`, { on: day(), reason: 'Bounced' }, book.admin),
      async () => post(`receipts/${any(receipts)?.id}/unallocate/`, {}, book.admin),
      async () => post(`receipts/${any(receipts)?.id}/allocate/`, {}),
      async () => {
        const credit = {
          amount: usd(some()),
          on: day(),
          reason: 'Agreed',
          kind: any(['credit', 'write_off']),
        };
        return post(`charges/${any(charges.results)?.id}/credit/`, credit, book.admin);
      },
    ];
    const weighted = [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 6, 6, 7];
    for (let turn = 0; turn < 40; turn++) await actions[any(weighted) ?? 0]?.();
    return { leases, days: () => Array.from({ length: 12 }, day) };
  }

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
