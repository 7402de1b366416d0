import type { Bill } from '@rentsafe/domain/bill';
import type { Charge } from '@rentsafe/domain/charge';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import * as fc from 'fast-check';
import { person, type Refusal, type useBook } from './book.ts';

const SUPPLIER = person(3);

interface Shared {
  money: fc.Arbitrary<{ amount: string; currency: Currency }>;
  day: fc.Arbitrary<string>;
  pick: fc.Arbitrary<number>;
}

/** What a random model does with money that is held: bills, payments of each kind, deposits, and transfers between banks. */
export const trustOperation = ({ money, day, pick }: Shared) =>
  fc.oneof(
    { arbitrary: fc.record({ trust: fc.constant('bill' as const), money, day, pick }), weight: 1 },
    {
      arbitrary: fc.record({
        trust: fc.constantFrom(
          'landlord',
          'landlord',
          'bill payment',
          'commission',
          'rent_tax',
          'credit',
          'refund',
        ),
        money,
        day,
        pick,
      }),
      weight: 4,
    },
    {
      arbitrary: fc.record({ trust: fc.constantFrom('pay', 'fail', 'cancel'), day, pick }),
      weight: 3,
    },
    { arbitrary: fc.record({ trust: fc.constant('deduct' as const), money, day, pick }), weight: 1 },
    { arbitrary: fc.record({ trust: fc.constant('transfer' as const), money, day }), weight: 1 },
  );
export type TrustOperation =
  ReturnType<typeof trustOperation> extends fc.Arbitrary<infer Value> ? Value : never;

interface Target {
  leases: readonly number[];
  /** Of the leases, in their order. */
  properties: readonly number[];
  accounts: ReadonlyMap<Currency, number>;
}

type Call = [path: string, body: object];

const chosen = <Value>(list: readonly Value[], index: number) => list[index % list.length];

/** The last call of an operation, before which the others are made; undefined where there is nothing to do it with. */
export function trustCalls({ get, post, book }: Pick<ReturnType<typeof useBook>, 'get' | 'post' | 'book'>) {
  let bills = 0;

  const all = async <Row>(path: string) => (await get<Paginated<Row>>(`${path}page_size=100`)).body.results;

  /** Drafts it, and returns its approval. */
  async function approval(body: object, path = 'disbursements/', on?: string): Promise<Call | undefined> {
    const { status, body: made } = await post<Disbursement & Refusal>(path, body, book.admin);
    return status === 201 ? [`disbursements/${made.id}/approve/`, { on }] : undefined;
  }

  return async function callOf(step: TrustOperation, target: Target): Promise<Call | undefined> {
    const { leases, properties, accounts } = target;
    if (!('money' in step)) {
      const found = chosen(await all<Disbursement>('disbursements/?'), step.pick);
      const bodies = { pay: { on: step.day }, fail: { on: step.day, reason: 'Returned' }, cancel: {} };
      return found && [`disbursements/${found.id}/${step.trust}/`, bodies[step.trust]];
    }
    const { amount, currency } = step.money;
    const bank_account = accounts.get(currency);
    if (step.trust === 'transfer') {
      const [from, to] = [bank_account, accounts.get(currency === 'USD' ? 'ZIG' : 'USD')];
      const received = { amount: '10.00', currency: currency === 'USD' ? 'ZIG' : 'USD' };
      return ['bank-transfers/', { from, to, amount: step.money, received, on: step.day, reason: 'Sold' }];
    }
    const lease = chosen(leases, step.pick);
    const property = chosen(properties, step.pick);
    if (step.trust === 'bill') {
      bills += 1;
      const days = { billed_on: step.day, due_on: step.day };
      return [
        'bills/',
        {
          party: SUPPLIER,
          property,
          number: String(bills),
          ...days,
          amount: step.money,
          description: 'Work',
        },
      ];
    }
    if (step.trust === 'deduct') {
      const charge = chosen(await all<Charge>(`charges/?lease=${lease}&`), step.pick);
      return charge && [`deposits/${lease}/deduct/`, { charge: charge.id, amount: step.money, on: step.day }];
    }
    if (step.trust === 'refund')
      return approval({ amount: step.money, bank_account }, `deposits/${lease}/refund/`, step.day);
    if (step.trust === 'bill payment') {
      const bill = chosen(await all<Bill>('bills/?'), step.pick);
      const pays = { party: SUPPLIER, bank_account: accounts.get(bill?.amount.currency ?? 'USD') };
      return (
        bill && approval({ kind: 'bill', ...pays, lines: [{ bill: bill.id, amount }] }, undefined, step.day)
      );
    }
    const of = { landlord: { property }, rent_tax: { property }, credit: { lease }, commission: {} }[
      step.trust
    ];
    const party = step.trust === 'landlord' ? person(1) : SUPPLIER;
    return approval(
      { kind: step.trust, party, bank_account, lines: [{ ...of, amount }] },
      undefined,
      step.day,
    );
  };
}
