import type { CallName } from '@rentsafe/domain/contract';
import { beforeLock } from '@rentsafe/domain/monthEnd';
import { addDays } from '@rentsafe/format/date';
import { forBook, type Generator, look, prepared, type Seen, versionOf } from './request.ts';
import type { Row } from './snapshot.ts';
import { currencyOf, decimal, type Turn } from './values.ts';

const money = (amount: string, currency: string) => ({ amount, currency });

/** An account in a currency: mostly the one that has the money. */
const account = (turn: Turn, currency: string) =>
  (turn.chance(75) &&
    turn.snapshot
      .of('bank_accounts', turn.client)
      .find((row) => row.is_active && currencyOf(row.currency) === currency)) ||
  turn.row('bank_accounts', (row) => currencyOf(row.currency) === currency);

/** A property with its present owner, and what they hold of it. */
function holding(turn: Turn, currency: 'USD' | 'ZIG' = 'USD') {
  const { book, snapshot, chance } = turn;
  const property = turn.row('properties');
  const owner = snapshot
    .of('ownerships', property?.client_id ?? 0)
    .find(({ property_id, to_on }) => property_id === property?.id && to_on === null);
  const landlord = snapshot.all('landlords').find(({ id }) => id === owner?.landlord_id);
  const stored = currency === 'ZIG' ? 'ZWG' : 'USD';
  const named = { landlord_id: landlord?.id ?? 0, property_id: property?.id ?? 0, currency: stored };
  const held = book.held({ kind: 'landlord', ...named }) - book.held({ kind: 'shortfall', ...named });
  return { property, landlord, held: chance(80) ? held : held / 2n + 1n };
}

/** A party as it is named, by its id among the parties. */
export function partyOf({ snapshot }: Turn, id: unknown) {
  const row = snapshot.all('parties').find((party) => party.id === id);
  return row?.individual_id
    ? { type: 'individual', id: row.individual_id as number }
    : { type: 'company', id: (row?.company_id as number) ?? 1 };
}

const openLease = (turn: Turn) =>
  turn.row('leases', ({ state }) => turn.chance(12) || !['draft', 'cancelled'].includes(String(state)));

const withCharge = (turn: Turn, lease: Row | undefined) =>
  turn.row('charges', ({ lease_id }) => lease_id === lease?.id);

const disbursementBody = (turn: Turn) => {
  const currency = turn.chance(85) ? 'USD' : 'ZIG';
  const kind = turn.one([
    'landlord',
    'landlord',
    'landlord',
    'landlord',
    'bill',
    'deposit',
    'credit',
    'credit',
    'rent_tax',
    'commission',
  ]);
  const bank_account = account(turn, currency)?.id ?? 1;
  const { property, landlord, held } = holding(turn, currency);
  const stored = currency === 'ZIG' ? 'ZWG' : 'USD';
  if (kind === 'landlord' || kind === 'rent_tax') {
    const tax = turn.book.held({ kind: 'rent_tax', property_id: property?.id ?? 0, currency: stored });
    const about = kind === 'landlord' ? held - BigInt(turn.one([0, 0, 2000]) ?? 0) : tax;
    const line = { property: property?.id ?? 1, amount: turn.amount(about) };
    const party = turn.chance(92) ? partyOf(turn, landlord?.party_id) : turn.party();
    return { kind, party, bank_account, lines: [line] };
  }
  if (kind === 'bill') {
    const bill = turn.row('bills');
    const amount = turn.amount(BigInt(String(bill?.amount ?? 100)));
    const of = account(turn, currencyOf(bill?.currency))?.id ?? 1;
    return {
      kind,
      party: partyOf(turn, bill?.party_id),
      bank_account: of,
      lines: [{ bill: bill?.id ?? 1, amount }],
    };
  }
  const lease = turn.row('leases');
  const tenant = turn.snapshot.leaseParties.find(({ lease_id }) => lease_id === lease?.id)?.party_id;
  const party = turn.chance(90) ? partyOf(turn, tenant) : turn.party();
  if (kind === 'commission') {
    const earned = turn.book.held({ kind, currency: stored });
    return { kind, party, bank_account, lines: [{ amount: turn.amount(earned) }] };
  }
  const there = turn.book.held({ kind: kind ?? 'credit', lease_id: lease?.id ?? 0, currency: stored });
  return { kind, party, bank_account, lines: [{ lease: lease?.id ?? 1, amount: turn.amount(there) }] };
};

/** Reads a payment as its approver does, with the bank details of its payee. */
async function readPayment(turn: Turn, id: number): Promise<Seen | undefined> {
  const seen = await look<Seen & { party: { type: string; id: number }; client: { id: number } }>(
    turn,
    `disbursements/${id}/`,
  );
  if (!seen) return undefined;
  if (seen.payee !== undefined) return seen;
  const parties = turn.snapshot
    .all('parties')
    .filter((row) => row[`${seen.party.type}_id`] === seen.party.id);
  const landlord = turn.snapshot
    .of('landlords', seen.client.id)
    .find(({ party_id }) => parties.some((party) => party.id === party_id));
  const details = landlord && (await look<Seen>(turn, `landlords/${landlord.id}/`));
  const { bank_name = null, bank_branch = null, account_number = null } = details ?? {};
  return { ...seen, payee: { bank_name, bank_branch, account_number } };
}

const payment = (turn: Turn, ...states: string[]) =>
  turn.row('disbursements', ({ state }) => turn.chance(8) || states.includes(String(state)));

const verb =
  (
    name: CallName,
    table: Parameters<Turn['row']>[0],
    body: (turn: Turn, row: Row) => object,
    ...states: string[]
  ): Generator =>
  (turn) => {
    const row = turn.row(
      table,
      ({ state }) => states.length === 0 || turn.chance(8) || states.includes(String(state)),
    );
    return row && prepared(turn, name, { id: row.id, body: body(turn, row) });
  };

const on = (turn: Turn) => (turn.chance(40) ? {} : { on: turn.day() });

/** A statement that follows the last one of its account: of what came in or went out, and of what nobody recorded. */
function statement(turn: Turn) {
  const bank = turn.row('bank_accounts');
  if (!bank) return undefined;
  const last = turn.snapshot
    .of('bank_statements', bank.client_id)
    .filter(({ bank_account_id }) => bank_account_id === bank.id)
    .toSorted((a, b) => (String(a.to_on) < String(b.to_on) ? 1 : -1))[0];
  const from_on = last ? addDays(String(last.to_on), 1) : addDays(turn.today, -60);
  const receipts = turn.snapshot.all('receipts').filter(({ bank_account_id }) => bank_account_id === bank.id);
  const payments = turn.snapshot
    .all('disbursements')
    .filter((row) => row.bank_account_id === bank.id && ['approved', 'paid'].includes(String(row.state)));
  const ofPayment = turn.one(payments);
  const receipt = turn.one(receipts);
  const amounts = [
    ...(receipt ? [BigInt(String(receipt.paid_amount ?? receipt.amount))] : []),
    ...(ofPayment ? [-BigInt(1000 + turn.random(9000))] : []),
    turn.chance(50) ? BigInt(1 + turn.random(30_000)) : -BigInt(1 + turn.random(9_000)),
  ];
  const opening = BigInt(String(last?.closing ?? 0));
  const closing = amounts.reduce((sum, amount) => sum + amount, opening);
  const lines = amounts.map((amount) => ({ on: from_on, description: 'Deposit', amount: decimal(amount) }));
  const to_on = addDays(from_on, turn.random(12));
  return {
    bank_account: bank.id,
    from_on,
    to_on,
    opening: decimal(opening),
    closing: decimal(closing),
    lines,
  };
}

async function match(turn: Turn) {
  const line = turn.row('bank_lines');
  if (!line) return undefined;
  const kind = turn.random(10);
  if (kind < 3) {
    const found = await look<{ results: { kind: string; id: number }[] }>(
      turn,
      `bank-lines/${line.id}/suggestions/`,
    );
    const best = found?.results.find((one) => one.kind !== 'lease');
    const lists: Record<string, string> = {
      receipt: 'receipts',
      disbursement: 'disbursements',
      entry: 'entries',
    };
    if (best?.kind === 'transfer') return { id: line.id, body: { transfer: { bank_account: best.id } } };
    if (best) return { id: line.id, body: { [lists[best.kind] ?? 'receipts']: [best.id] } };
  }
  const bodies = [
    { lease: openLease(turn)?.id ?? 1 },
    { unidentified: true },
    { transfer: { bank_account: turn.row('bank_accounts')?.id ?? 1 } },
    { cost: { bearer: 'agency', reason: 'Fee' } },
    { cost: { bearer: 'landlord', property: turn.row('properties')?.id ?? 1, reason: 'Fee' } },
  ];
  return { id: line.id, body: turn.one(bodies) };
}

/** The end of a statement, or an account without lines: what it has, or something else. */
function reconciled(turn: Turn): object {
  const row = turn.row('bank_statements');
  if (row && turn.chance(50)) return { bank_account: row.bank_account_id, on: row.to_on };
  const own = turn.row('bank_accounts');
  const stored = own?.currency === 'ZWG' ? 'ZWG' : 'USD';
  const has = turn.book.held({ kind: 'bank', bank_account_id: own?.id ?? 0, currency: stored });
  const amount = money(turn.amount(has < 0n ? -has : has), currencyOf(stored));
  const without = turn.one([
    { statement: amount },
    { counted: amount, difference_reason: 'Wrong change' },
    { nothing_moved: true },
  ]);
  return { bank_account: own?.id ?? 1, on: addDays(turn.today, -turn.random(20)), ...without };
}

/** How each call that moves money, or says when and by whom, is made. */
export const moneyCalls: Partial<Record<CallName, Generator>> = {
  createReceipt: (turn) => {
    const currency = turn.currency();
    const lease = turn.chance(88) ? openLease(turn) : undefined;
    const open = turn.book.find({ kind: 'tenant', lease_id: lease?.id ?? 0 });
    const stored = currency === 'ZIG' ? 'ZWG' : 'USD';
    const owed = open
      .filter((row) => row.currency === stored)
      .reduce((sum, { id }) => sum + turn.book.balance(id), 0n);
    const isOther = turn.chance(12);
    const rate = turn.chance(60)
      ? '26.80'
      : (turn.one(['31.00', '33.50', '13.00', '2680.00', '0.000001']) ?? '1');
    const amount = turn.amount(owed > 0n ? owed : 30_000n);
    const minor = BigInt(amount.replace('.', ''));
    const [whole = '0', part = ''] = rate.split('.');
    const micro = BigInt(whole + part.padEnd(6, '0'));
    const paid =
      currency === 'USD' ? (minor * micro + 500_000n) / 1_000_000n : (minor * 1_000_000n) / (micro || 1n);
    const other = currency === 'USD' ? 'ZIG' : 'USD';
    const charge = withCharge(turn, lease);
    const allocations = turn.one([
      ...(['oldest', 'oldest', 'oldest', 'none'] as const),
      [
        {
          charge: charge?.id ?? 1,
          amount: money(turn.amount(BigInt(String(charge?.amount ?? 100))), currency),
        },
      ],
    ]);
    const body = {
      ...{ lease: lease?.id ?? null, bank_account: account(turn, isOther ? other : currency)?.id ?? 1 },
      ...{ received_on: turn.day(), amount: money(amount, currency), method: 'transfer' },
      ...(isOther && { paid: money(decimal(paid > 0n ? paid : 1n), other), rate }),
      ...(turn.chance(50) && { reference: `R${turn.chance(80) ? turn.nth : 1}` }),
      ...(lease ? { allocations } : {}),
    };
    return prepared(turn, 'createReceipt', { body: forBook(turn, body) });
  },
  identifyReceipt: (turn) => {
    const row = turn.row('receipts', ({ lease_id }) => lease_id === null || turn.chance(10));
    return (
      row && prepared(turn, 'identifyReceipt', { id: row.id, body: { lease: openLease(turn)?.id ?? 1 } })
    );
  },
  allocateReceipt: verb('allocateReceipt', 'receipts', () => ({})),
  unallocateReceipt: (turn) => {
    const row = turn.row('receipts');
    const charge = turn.snapshot.all('charges').filter(({ lease_id }) => lease_id === row?.lease_id);
    const body = turn.chance(60) ? {} : { charges: [turn.one(charge)?.id ?? 1] };
    return row && prepared(turn, 'unallocateReceipt', { id: row.id, body });
  },
  reverseReceipt: verb('reverseReceipt', 'receipts', (turn) => ({ ...on(turn), reason: 'Bounced' })),
  createCharge: (turn) => {
    const charged_on = turn.day();
    const body = {
      ...{
        lease: turn.row('leases')?.id ?? 1,
        type: turn.one(['service', 'utility', 'late_fee', 'deposit', 'other']),
      },
      ...{ net: money(turn.amount(15_000n), turn.currency()), charged_on },
      due_on: turn.chance(70) ? charged_on : addDays(charged_on, turn.random(60)),
    };
    return prepared(turn, 'createCharge', { body });
  },
  creditCharge: (turn) => {
    const row = turn.row('charges');
    const amount = turn.amount(BigInt(String(row?.amount ?? 100)));
    const kind = turn.one(['credit', 'credit', 'write_off']);
    const body = { amount: money(amount, currencyOf(row?.currency)), ...on(turn), reason: 'Agreed', kind };
    return row && prepared(turn, 'creditCharge', { id: row.id, body });
  },
  createChargeRun: (turn) =>
    prepared(turn, 'createChargeRun', { body: forBook(turn, { month: turn.month() }) }),
  createDisbursement: (turn) =>
    prepared(turn, 'createDisbursement', { body: forBook(turn, disbursementBody(turn)) }),
  updateDisbursement: async (turn) => {
    const row = payment(turn, 'draft');
    const seen = row && (await look<Seen>(turn, `disbursements/${row.id}/`));
    if (!row || !seen) return undefined;
    const [line] = seen.lines as {
      amount: string;
      property?: { id: number };
      lease?: { id: number };
      bill?: { id: number };
    }[];
    const about = BigInt(String(line?.amount ?? '1.00').replace('.', ''));
    const named = { property: line?.property?.id, lease: line?.lease?.id, bill: line?.bill?.id };
    const lines = [{ ...named, amount: turn.amount(about > 1n ? about - 1n : 1n) }];
    const change = turn.chance(80) ? { lines } : { bank_account: turn.row('bank_accounts')?.id ?? 1 };
    return prepared(turn, 'updateDisbursement', {
      id: row.id,
      body: { ...change, ...versionOf(turn, seen.version) },
    });
  },
  approveDisbursement: async (turn) => {
    const row = payment(turn, 'draft');
    const seen = row && (await readPayment(turn, row.id));
    if (!row || !seen) return undefined;
    const body = { ...versionOf(turn, seen.version), ...on(turn) };
    return prepared(turn, 'approveDisbursement', { id: row.id, body, seen });
  },
  payDisbursement: (turn) => {
    const row = payment(turn, 'approved');
    return row && prepared(turn, 'payDisbursement', { id: row.id, body: on(turn) });
  },
  failDisbursement: async (turn) => {
    const row = payment(turn, 'approved', 'paid');
    const seen = row && (await look<Seen>(turn, `disbursements/${row.id}/`));
    return (
      row &&
      prepared(turn, 'failDisbursement', { id: row.id, body: { ...on(turn), reason: 'Returned' }, seen })
    );
  },
  cancelDisbursement: verb('cancelDisbursement', 'disbursements', () => ({}), 'draft'),
  prepareDisbursements: (turn) => {
    const currency = turn.currency();
    const body = { bank_account: account(turn, currency)?.id ?? 1, currency };
    return prepared(turn, 'prepareDisbursements', { body: forBook(turn, body) });
  },
  createJournal: (turn) => {
    const kind = turn.one([
      'customer_debit',
      'customer_credit',
      'creditor_debit',
      'creditor_debit',
      'creditor_credit',
    ]);
    const currency = turn.currency();
    const { property, landlord, held } = holding(turn, currency);
    const of = kind?.startsWith('customer')
      ? { lease: turn.row('leases')?.id ?? 1 }
      : turn.chance(70)
        ? { landlord: landlord?.id ?? 1, property: property?.id ?? 1 }
        : { party: turn.party(), property: property?.id ?? 1 };
    const amount = money(turn.amount(held > 0n ? held : 5_000n), currency);
    return prepared(turn, 'createJournal', {
      body: forBook(turn, { kind, ...of, amount, on: turn.day(), reason: 'Agreed' }),
    });
  },
  postJournal: async (turn) => {
    const row = turn.row('journals', ({ state }) => state === 'draft' || turn.chance(8));
    const seen = row && (await look<Seen>(turn, `journals/${row.id}/`));
    return (
      row && seen && prepared(turn, 'postJournal', { id: row.id, body: versionOf(turn, seen.version), seen })
    );
  },
  reverseJournal: verb(
    'reverseJournal',
    'journals',
    (turn) => ({ ...on(turn), reason: 'Mistake' }),
    'posted',
  ),
  cancelJournal: verb('cancelJournal', 'journals', () => ({}), 'draft'),
  createBankTransfer: (turn) => {
    const from = turn.row('bank_accounts');
    const to = turn.row('bank_accounts', ({ id }) => id !== from?.id);
    const there = turn.book.held({ kind: 'bank', bank_account_id: from?.id ?? 0 });
    const [currency, other] = [currencyOf(from?.currency), currencyOf(to?.currency)];
    const amount = turn.amount(turn.chance(40) ? -there : -there / 10n);
    const received = currency === other ? {} : { received: money(turn.amount(10_000n), other) };
    const body = {
      from: from?.id ?? 1,
      to: to?.id ?? 2,
      amount: money(amount, currency),
      ...received,
      ...on(turn),
      reason: 'Float',
    };
    return prepared(turn, 'createBankTransfer', { body: forBook(turn, body) });
  },
  createBankStatement: (turn) => {
    const body = statement(turn);
    return body && prepared(turn, 'createBankStatement', { body: forBook(turn, body) });
  },
  matchBankLine: async (turn) => {
    const made = await match(turn);
    return made && prepared(turn, 'matchBankLine', made);
  },
  unmatchBankLine: verb('unmatchBankLine', 'bank_lines', () => ({})),
  undoBankStatement: verb('undoBankStatement', 'bank_statements', () => ({})),
  createReconciliation: (turn) =>
    prepared(turn, 'createReconciliation', { body: forBook(turn, reconciled(turn)) }),
  previewReconciliation: (turn) =>
    prepared(turn, 'previewReconciliation', { body: forBook(turn, reconciled(turn)) }),
  deductDeposit: (turn) => {
    const lease = turn.row('leases');
    const charges = turn.snapshot.all('charges').filter(({ lease_id }) => lease_id === lease?.id);
    const charge = turn.one(turn.chance(30) ? charges.filter(({ type }) => type === 'deposit') : charges);
    const amount = money(turn.amount(BigInt(String(charge?.amount ?? 100))), currencyOf(charge?.currency));
    return (
      lease &&
      prepared(turn, 'deductDeposit', {
        id: lease.id,
        body: { charge: charge?.id ?? 1, amount, ...on(turn) },
      })
    );
  },
  refundDeposit: (turn) => {
    const lease = turn.row('leases');
    const there = turn.book.held({ kind: 'deposit', lease_id: lease?.id ?? 0, currency: 'USD' });
    const body = { amount: money(turn.amount(there), 'USD'), bank_account: account(turn, 'USD')?.id ?? 1 };
    return lease && prepared(turn, 'refundDeposit', { id: lease.id, body });
  },
  createPeriodLock: (turn) => {
    const until_on = turn.chance(80) ? addDays(turn.today, -20 - turn.random(60)) : turn.day();
    return prepared(turn, 'createPeriodLock', {
      body: forBook(turn, { until_on, reason: 'Month reopened' }),
    });
  },
  lockMonth: (turn) => {
    const month = addDays(turn.today, -20 - turn.random(60)).slice(0, 7);
    const open = beforeLock.filter(() => turn.chance(90)).map((step) => ({ step, reason: 'Not known' }));
    return prepared(turn, 'lockMonth', { month, body: forBook(turn, { open }) });
  },
  createRate: (turn) => {
    const rate = turn.chance(60)
      ? `26.${10 + turn.random(80)}`
      : (turn.one(['40.00', '13.40', '0.000001']) ?? '1');
    return prepared(turn, 'createRate', { body: forBook(turn, { on: turn.day(), rate, source: 'RBZ' }) });
  },
  updateLandlord: async (turn) => {
    const row = turn.row('landlords');
    const details = { bank_name: 'Stanbic', account_number: `9${turn.nth}` };
    const change = turn.chance(75) ? details : { vat_number: String(turn.nth) };
    return (
      row &&
      prepared(turn, 'updateLandlord', { id: row.id, body: { ...change, ...versionOf(turn, row.version) } })
    );
  },
  createBill: (turn) => {
    const billed_on = turn.day();
    const body = {
      ...{
        party: turn.party(),
        property: turn.row('properties')?.id ?? 1,
        number: `B${turn.chance(90) ? turn.nth : 1}`,
      },
      ...{
        billed_on,
        due_on: billed_on,
        amount: money(turn.amount(9_000n), turn.currency()),
        description: 'Work',
      },
    };
    return prepared(turn, 'createBill', { body: forBook(turn, body) });
  },
};
