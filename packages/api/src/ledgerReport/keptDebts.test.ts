import type { DebtCallRow } from '@rentsafe/domain/debtCall';
import type { AgeingPage, Overview } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import { expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { amount } from '../testing/proof.ts';
import { randomRents } from '../testing/randomRents.ts';

const TODAY = '2026-06-15';
const FIRST = '2026-01-01';

onEitherDatabase((kind) => {
  const context = useBook(kind, `${TODAY}T08:00:00Z`);
  const { book, get, post } = context;

  /** What is kept of today, beside what the entries say up to the last one. */
  async function compareWithHistory() {
    const { db } = context.context.server;
    expect(await brokenIdentities(db, book.client)).toEqual([]);
    const { body: kept } = await get<Overview>('overview/');
    const { body: told } = await get<Overview>(`overview/?known=${kept.known_seq}`);
    expect(kept.credit_given).toEqual(told.credit_given);
    const ageing = async (query: string) => {
      const { next, previous, ...page } = (await get<AgeingPage>(`reports/ageing/?currency=USD${query}`))
        .body;
      return page;
    };
    const known = `&known=${kept.known_seq}`;
    const history = await ageing(known);
    // The whole book, a page of it, and those that a search finds.
    expect(await ageing('')).toEqual(history);
    expect(await ageing('&page=2&page_size=1')).toEqual(await ageing(`&page=2&page_size=1${known}`));
    expect(await ageing('&q=harare')).toEqual(await ageing(`&q=harare${known}`));
    const owing = history.results.filter(({ total }) => !/^(-|0\.00$)/.test(total));
    const debtors = async (query: string) => {
      const path = `debt-calls/?currency=USD${query}`;
      const { results } = (await get<Paginated<DebtCallRow>>(path)).body;
      return results.map(({ lease, buckets, total }) => ({ lease, buckets, total }));
    };
    const listed = (rows: AgeingPage['results']) =>
      rows.map(({ lease, buckets, total }) => ({ lease, buckets, total }));
    expect(await debtors('')).toEqual(listed(owing));
    expect(await debtors('&bucket=Due 1-30 days')).toEqual(
      listed(owing.filter(({ buckets }) => Number(buckets[1]) > 0)),
    );
  }

  it('what leases owe is kept as the entries say, also of days to come', {
    timeout: amount(600_000, 3_600_000),
  }, async () => {
    for (let seed = 11; seed <= amount(12, 40); seed++) {
      const { leases, act, trust } = await randomRents(context, { seed, first: FIRST, today: TODAY });
      await compareWithHistory();
      await trust.run('2026-07');
      await compareWithHistory();
      await trust.pay(leases[0] ?? 0, TODAY, '9000.00');
      await compareWithHistory();
      for (let turn = 0; turn < 4; turn++) {
        await act(5);
        await compareWithHistory();
      }
    }
  });

  it('what leases owe is changed by what is posted alone', async () => {
    await context.open();
    const { db } = context.context.server;
    const kept = ['lease_debts', 'book_debts', 'lease_months', 'book_months', 'kind_balances'];
    const addedUp = ['month_sums_until', 'money_months', 'month_arrears'];
    for (const table of kept.concat('lease_rents', 'book_rents', addedUp))
      for (const change of [`DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(db.execute(change)).rejects.toThrow();
    expect((await post('charge-runs/', { month: '2026-01' })).status).toBe(201);
  });
});
