import type { BankLine, BankStatement, BankSuggestion } from '@rentsafe/domain/bankStatement';
import type { Bill } from '@rentsafe/domain/bill';
import type { Charge } from '@rentsafe/domain/charge';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Journal } from '@rentsafe/domain/journal';
import type { Landlord } from '@rentsafe/domain/landlord';
import { type Currency, currencies, type Money } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { addDays } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import * as fc from 'fast-check';
import { person, type Refusal, type useBook } from './book.ts';

const SUPPLIER = person(3);
/** Of the first statement of each account. */
const FIRST = '2026-01-01';

/** What is done with lines of banks: each is said to be something, is opened again, or goes with its statement. */
const lineOperations = ['suggested', 'lease', 'unidentified', 'agency', 'owner', 'unmatch', 'undo'] as const;

interface Shared {
  money: fc.Arbitrary<{ amount: string; currency: Currency }>;
  day: fc.Arbitrary<string>;
  pick: fc.Arbitrary<number>;
}

/** Mostly there. */
const little = fc.record({
  amount: fc.integer({ min: 1, max: 9_000 }).map((minor) => toDecimal(BigInt(minor))),
  currency: fc.constantFrom(...currencies),
});

/**
 * What a random model does with money that is held: bills, payments of each kind, deposits, journals of creditors, transfers between
 * banks, and what banks say of it.
 */
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
        money: little,
        day,
        pick,
      }),
      weight: 4,
    },
    {
      arbitrary: fc.record({ trust: fc.constantFrom('pay', 'fail', 'cancel'), day, pick }),
      weight: 3,
    },
    { arbitrary: fc.record({ trust: fc.constant('deduct' as const), money: little, day, pick }), weight: 1 },
    { arbitrary: fc.record({ trust: fc.constant('transfer' as const), money, day }), weight: 1 },
    {
      arbitrary: fc.record({
        trust: fc.constant('journal' as const),
        whose: fc.constantFrom('landlord', 'supplier'),
        side: fc.constantFrom('debit', 'credit'),
        money: little,
        day,
        pick,
      }),
      weight: 2,
    },
    { arbitrary: fc.record({ trust: fc.constant('statement' as const), money, pick }), weight: 2 },
    {
      arbitrary: fc.record({
        trust: fc.constant('line' as const),
        as: fc.constantFrom(...lineOperations),
        pick,
      }),
      weight: 4,
    },
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

const listOf = {
  receipt: 'receipts',
  disbursement: 'disbursements',
  entry: 'entries',
  lease: 'lease',
} as const;

const suggestedMatch = ({ kind, id, cost }: BankSuggestion) => {
  if (kind === 'cost') return { cost };
  return kind === 'transfer' ? { transfer: { bank_account: id } } : { [listOf[kind]]: [id] };
};

const chosen = <Value>(list: readonly Value[], index: number) => list[index % list.length];

type Book = Pick<ReturnType<typeof useBook>, 'get' | 'post' | 'book'>;

const all = async <Row>({ get }: Book, path: string) =>
  (await get<Paginated<Row>>(`${path}page_size=100`)).body.results;

/** Drafts it, and returns its approval. */
async function approval(
  { post, book }: Book,
  on: string,
  body: object,
  path = 'disbursements/',
): Promise<Call | undefined> {
  const { status, body: made } = await post<Disbursement & Refusal>(path, body, book.admin);
  return status === 201 ? [`disbursements/${made.id}/approve/`, { on, version: made.version }] : undefined;
}

/** A statement that follows the last of an account: of what came in with a receipt, and of a line that nobody has recorded. */
async function statement(
  book: Book,
  { money, pick }: { money: Money; pick: number },
  bank_account: number,
): Promise<Call> {
  const [last] = await all<BankStatement>(book, `bank-statements/?bank_account=${bank_account}&`);
  const from_on = last ? addDays(last.to_on, 1) : FIRST;
  const receipt = chosen(await all<Receipt>(book, `receipts/?bank_account=${bank_account}&`), pick);
  const known = receipt?.paid?.amount ?? receipt?.amount.amount;
  const amounts = [...(known ? [known] : []), pick % 2 === 0 ? money.amount : `-${money.amount}`];
  const opening = last?.closing ?? '0.00';
  const closing = toDecimal([opening, ...amounts].reduce((sum, amount) => sum + toMinor(amount), 0n));
  const lines = amounts.map((amount) => ({ on: from_on, description: 'Deposit', amount }));
  const days = { from_on, to_on: addDays(from_on, pick % 10) };
  return ['bank-statements/', { bank_account, ...days, opening, closing, lines }];
}

/** What a line of a bank is said to be, or no longer to be. */
async function onLine(
  book: Book,
  { as, pick }: { as: (typeof lineOperations)[number]; pick: number },
  { leases, properties }: Target,
): Promise<Call | undefined> {
  if (as === 'undo') {
    const found = chosen(await all<BankStatement>(book, 'bank-statements/?'), pick);
    return found && [`bank-statements/${found.id}/undo/`, {}];
  }
  const state = as === 'unmatch' ? 'matched' : 'open';
  const line = chosen(await all<BankLine>(book, `bank-lines/?state=${state}&`), pick);
  if (!line || as === 'unmatch') return line && [`bank-lines/${line.id}/unmatch/`, {}];
  const { status, body } = await book.get<{ results: BankSuggestion[] }>(
    `bank-lines/${line.id}/suggestions/`,
  );
  // Another session has undone its statement.
  if (status === 404) return undefined;
  const best = body.results.find(({ kind }) => kind !== 'lease');
  const bodies = {
    suggested: best ? suggestedMatch(best) : { unidentified: true },
    lease: { lease: chosen(leases, pick) },
    unidentified: { unidentified: true },
    agency: { cost: { bearer: 'agency', reason: 'Fee' } },
    owner: { cost: { bearer: 'landlord', property: chosen(properties, pick), reason: 'Fee' } },
  };
  return [`bank-lines/${line.id}/match/`, bodies[as]];
}

type MoneyStep = Extract<TrustOperation, { money: unknown; day: unknown; pick: unknown }>;

/** Drafts a journal of a creditor, and returns its posting. */
async function journal(
  book: Book,
  { whose, side, money, day }: Extract<MoneyStep, { trust: 'journal' }>,
  property: number | undefined,
): Promise<Call | undefined> {
  const [landlord] = await all<Landlord>(book, 'landlords/?');
  const of = whose === 'landlord' ? { landlord: landlord?.id } : { party: SUPPLIER };
  const body = { kind: `creditor_${side}`, ...of, property, amount: money, on: day, reason: 'Agreed' };
  const { status, body: made } = await book.post<Journal & Refusal>('journals/', body);
  return status === 201 ? [`journals/${made.id}/post/`, { version: made.version }] : undefined;
}

function transfer(
  { money, day }: Extract<TrustOperation, { trust: 'transfer' }>,
  accounts: Target['accounts'],
): Call {
  const other = money.currency === 'USD' ? 'ZIG' : 'USD';
  const [from, to] = [accounts.get(money.currency), accounts.get(other)];
  const received = { amount: '10.00', currency: other };
  return ['bank-transfers/', { from, to, amount: money, received, on: day, reason: 'Sold' }];
}

/** Drafts a payment, and returns its approval. */
async function payment(
  book: Book,
  { trust, money, day, pick }: MoneyStep,
  { leases, properties, accounts }: Target,
): Promise<Call | undefined> {
  const { amount, currency } = money;
  const lease = chosen(leases, pick);
  const property = chosen(properties, pick);
  const bank_account = accounts.get(currency);
  if (trust === 'refund')
    return approval(book, day, { amount: money, bank_account }, `deposits/${lease}/refund/`);
  if (trust === 'bill payment') {
    const bill = chosen(await all<Bill>(book, 'bills/?'), pick);
    if (!bill) return undefined;
    const pays = { party: SUPPLIER, bank_account: accounts.get(bill.amount.currency) };
    return approval(book, day, { kind: 'bill', ...pays, lines: [{ bill: bill.id, amount }] });
  }
  const of = { landlord: { property }, rent_tax: { property }, credit: { lease }, commission: {} }[
    trust as 'landlord' | 'rent_tax' | 'credit' | 'commission'
  ];
  const party = trust === 'landlord' ? person(1) : SUPPLIER;
  return approval(book, day, { kind: trust, party, bank_account, lines: [{ ...of, amount }] });
}

/** The last call of an operation, before which the others are made; undefined where there is nothing to do it with. */
export function trustCalls(book: Book) {
  let bills = 0;

  return async function callOf(step: TrustOperation, target: Target): Promise<Call | undefined> {
    const { leases, properties, accounts } = target;
    if (step.trust === 'statement') return statement(book, step, accounts.get(step.money.currency) ?? 0);
    if (step.trust === 'line') return onLine(book, step, target);
    if (step.trust === 'transfer') return transfer(step, accounts);
    if (!('money' in step)) {
      const found = chosen(await all<Disbursement>(book, 'disbursements/?'), step.pick);
      const bodies = { pay: { on: step.day }, fail: { on: step.day, reason: 'Returned' }, cancel: {} };
      return found && [`disbursements/${found.id}/${step.trust}/`, bodies[step.trust]];
    }
    const property = chosen(properties, step.pick);
    if (step.trust === 'journal') return journal(book, step, property);
    if (step.trust === 'bill') {
      bills += 1;
      const days = { billed_on: step.day, due_on: step.day };
      const what = { party: SUPPLIER, property, number: String(bills), description: 'Work' };
      return ['bills/', { ...what, ...days, amount: step.money }];
    }
    if (step.trust === 'deduct') {
      const lease = chosen(leases, step.pick);
      const charge = chosen(await all<Charge>(book, `charges/?lease=${lease}&`), step.pick);
      return charge && [`deposits/${lease}/deduct/`, { charge: charge.id, amount: step.money, on: step.day }];
    }
    return payment(book, step, target);
  };
}
