import {
  type BankRule,
  createBankRule,
  deleteBankRule,
  getBankRule,
  listBankRules,
  updateBankRule,
} from '@rentsafe/domain/bankRule';
import {
  type BankLine,
  type BankStatement,
  type BankStatementInput,
  type BankStatementRow,
  type BankSuggestion,
  bankLineSteps,
  bankStatementSteps,
  createBankStatement,
  listBankLines,
  listBankStatements,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import {
  createReconciliation,
  listReconciliations,
  previewReconciliation,
  type Reconciliation,
  type ReconciliationPreview,
} from '@rentsafe/domain/reconciliation';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';

const bank_account = { id: 1, name: 'Trust account USD' };

const line = (id: number, changes: Partial<BankLine>): BankLine => ({
  id,
  statement: 2,
  bank_account,
  on: '2026-02-03',
  description: 'EFT CREDIT',
  reference: null,
  amount: '650.00',
  currency: 'USD',
  state: 'open',
  left_out: null,
  matches: [],
  made: null,
  ...changes,
});

/** The latest first: a fee, a payment that no reference names, the rent of a tenant, and what is matched. */
export const sampleLines: readonly BankLine[] = [
  line(4, { on: '2026-02-28', description: 'ACCOUNT FEE', amount: '-12.50' }),
  line(3, {
    on: '2026-02-06',
    description: 'CASH DEPOSIT BORROWDALE',
    reference: 'CD 88123',
    amount: '240.00',
  }),
  line(2, { description: 'EFT CREDIT T NCUBE', reference: 'EFT 8841' }),
  line(1, {
    on: '2026-02-02',
    description: 'RENT L-0003',
    amount: '500.00',
    state: 'matched',
    matches: [{ kind: 'receipt', id: 8, number: 'RC-000008' }],
  }),
];

/** What the rent of a tenant may be. */
export const sampleSuggestions: readonly BankSuggestion[] = [
  {
    kind: 'receipt',
    id: 9,
    number: 'RC-000009',
    name: 'Tariro Ncube',
    on: '2026-02-03',
    amount: '650.00',
    approved: false,
    score: 100,
    reasons: ['Same amount', 'Reference EFT 8841', 'Name: Tariro Ncube', 'Same day'],
    ...{ rule: null, cost: null, then: { lease: 7 } },
  },
  {
    kind: 'lease',
    id: 7,
    number: 'L-0007',
    name: 'Tariro Ncube',
    on: null,
    amount: '1300.00',
    approved: false,
    score: 45,
    reasons: ['A charge of this amount', 'Name: Tariro Ncube'],
    ...{ rule: null, cost: null, then: { lease: 7 } },
  },
];

/** A payment that is approved: the bank has made it. */
export const sampleApproved: BankSuggestion = {
  ...{ kind: 'disbursement', id: 11, number: 'PV-000011', name: 'Msasa Plumbing', on: '2026-02-26' },
  ...{ amount: '-12.50', approved: true, score: 60, reasons: ['Approved, not yet paid', 'Same amount'] },
  ...{ rule: null, cost: null, then: { party: { type: 'company', id: 3 } } },
};

/** What cash that was banked may be. */
export const transferSuggestion: BankSuggestion = {
  ...{ kind: 'transfer', id: 3, number: 'Office till', name: '', on: null, amount: '480.00' },
  ...{
    approved: false,
    score: 50,
    reasons: ['Cash deposit'],
    rule: null,
    cost: null,
    then: { transfer: { bank_account: 3 } },
  },
};

const statement = (changes: Partial<BankStatementRow>): BankStatementRow => ({
  id: 2,
  client: ownBook,
  bank_account,
  currency: 'USD',
  from_on: '2026-02-01',
  to_on: '2026-02-28',
  opening: '1000.00',
  closing: '2377.50',
  counts: { open: 3, matched: 1, left_out: 0 },
  reconciled: false,
  ...changes,
});

export const sampleBankStatements: readonly BankStatementRow[] = [
  statement({}),
  statement({
    ...{ id: 1, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing: '1000.00' },
    ...{ counts: { open: 0, matched: 12, left_out: 1 }, reconciled: true },
  }),
];

/** The end of February: a payment that the bank has not made, and lines that are open. */
export const sampleComparison = (changes: Partial<ReconciliationPreview> = {}): ReconciliationPreview => ({
  client: ownBook,
  bank_account,
  currency: 'USD',
  on: '2026-02-28',
  statement: '2377.50',
  outstanding_in: '650.00',
  outstanding_out: '120.00',
  book: '2030.00',
  difference: '877.50',
  lines: [2, 3, 4],
  outstanding: [
    {
      kind: 'disbursement',
      id: 11,
      number: 'PV-000011',
      name: 'Msasa Plumbing',
      on: '2026-02-26',
      amount: '-120.00',
    },
    { kind: 'receipt', id: 9, number: 'RC-000009', name: 'Tariro Ncube', on: '2026-02-03', amount: '650.00' },
  ],
  unseen: [],
  left_out: [],
  basis: 'lines',
  known_seq: 80,
  ...changes,
});

/** What was signed of January. */
export const sampleReconciliation: Reconciliation = {
  ...sampleComparison({ on: '2026-01-31', statement: '1000.00', book: '1000.00', difference: '0.00' }),
  ...{ outstanding_in: '0.00', outstanding_out: '0.00', lines: [], outstanding: [] },
  left_out: [
    {
      ...{ id: 31, on: '2026-01-14', description: 'EFT CREDIT T NCUBE', amount: '650.00' },
      ...{ reason: 'Same as row 6', user: { id: 3, name: 'Rudo Banda' } },
    },
  ],
  ...{ id: 1, adjustment: '0.00', difference_reason: null, entry: null },
  signed_by: { id: 2, name: 'Tendai Shumba' },
  signed_at: '2026-02-02T08:00:00.000Z',
};

const found = (id: string | undefined): BankLine =>
  sampleLines.find((row) => row.id === Number(id)) ?? line(5, {});

const rule = (id: number, contains: string, then: Partial<BankRule['then']>): BankRule => ({
  ...{ id, client: ownBook, contains, account: id === 2 ? null : bank_account, version: 1 },
  then: { lease: null, party: null, cost: null, transfer: null, ...then },
});

/** A tenant who pays under another name, a fee, and cash from the till. */
export const sampleRules: readonly BankRule[] = [
  rule(3, 'OLD MUTUAL RENT', { lease: { id: 7, number: 'L-0007' } }),
  rule(2, 'ACCOUNT FEE', { cost: { bearer: 'agency', property: null, reason: 'Account fee' } }),
  rule(1, 'CSH BORROWDALE', { transfer: { bank_account: { id: 3, name: 'Office till' } } }),
];

/** How the mocked backend answers what is asked of banks. */
export const bankHandlers = [
  answer(listBankStatements, (request) =>
    pageOf(request.query.get('bank_account') === '2' ? [] : sampleBankStatements, request),
  ),
  answer(createBankStatement, ({ body }) => {
    const { lines, ...sent } = body as BankStatementInput;
    const { client: _, bank_account: __, ...days } = sent;
    return {
      ...statement({ id: 3, counts: { open: lines.length, matched: 0, left_out: 0 } }),
      ...days,
      lines: lines.map((one, nth): BankStatement['lines'][number] => ({
        ...{ id: nth + 10, on: one.on, description: one.description, amount: one.amount },
        ...{ reference: one.reference ?? null, state: 'open', left_out: one.left_out ?? null },
      })),
    };
  }),
  answer(bankStatementSteps.calls.undo, () => ({})),
  answer(listBankRules, (request) => pageOf(sampleRules, request)),
  answer(createBankRule, () => rule(4, 'EFT CREDIT T NCUBE', { lease: { id: 7, number: 'L-0007' } })),
  answer(getBankRule, () => sampleRules[0] as BankRule),
  answer(updateBankRule, () => ({ ...(sampleRules[0] as BankRule), version: 2 })),
  answer(deleteBankRule, () => undefined),
  answer(listBankLines, (request) => {
    const state = request.query.get('state');
    const own = request.query.get('bank_account') === '2' ? [] : sampleLines;
    return pageOf(
      own.filter((row) => row.state === (state ?? row.state)),
      request,
    );
  }),
  answer(suggestBankMatches, ({ ids }) => ({ results: ids.id === '2' ? [...sampleSuggestions] : [] })),
  answer(bankLineSteps.calls.match, ({ ids }) => ({
    ...found(ids.id),
    state: 'matched' as const,
    matches: [{ kind: 'receipt' as const, id: 9, number: 'RC-000009' }],
  })),
  answer(bankLineSteps.calls.unmatch, ({ ids }) => ({
    ...found(ids.id),
    state: 'open' as const,
    matches: [],
  })),
  answer(previewReconciliation, () => sampleComparison()),
  answer(listReconciliations, (request) => pageOf([sampleReconciliation], request)),
  answer(createReconciliation, () => ({ ...sampleReconciliation, id: 2, on: '2026-02-28' })),
];
