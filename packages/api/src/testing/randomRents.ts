import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Receipt } from '@rentsafe/domain/receipt';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { usd, type useBook } from './book.ts';
import { randomOf } from './random.ts';
import { openTrust, rentOf, tenant } from './trust.ts';

/** Rents that are paid, refunded, bounced, credited, written off and taken back, on days in any order. */
export async function randomRents(
  context: ReturnType<typeof useBook>,
  { seed, first, today }: { seed: number; first: PlainDate; today: PlainDate },
) {
  const { book, get, post } = context;
  const random = randomOf(seed);
  const trust = await openTrust(context);
  const leases: number[] = [];
  for (const rent of ['500.00', '312.45']) leases.push((await trust.let(rentOf(first, rent))).lease);
  await trust.run('2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06');
  const day = () => addDays(first, random(160));
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
      if (refund) await trust.verb(refund, 'fail', { on: today, reason: 'Returned' });
    },
    async () => post(`receipts/${any(receipts)?.id}/reverse/`, { on: day(), reason: 'Bounced' }, book.admin),
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
  const act = async (turns: number) => {
    for (let turn = 0; turn < turns; turn++) await actions[any(weighted) ?? 0]?.();
  };
  await act(40);
  return { leases, days: () => Array.from({ length: 12 }, day), act, trust };
}
