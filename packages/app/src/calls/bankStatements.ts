import {
  type BankRuleInput,
  type BankRulePatch,
  createBankRule,
  deleteBankRule,
  getBankRule,
  listBankRules,
  updateBankRule,
} from '@rentsafe/domain/bankRule';
import {
  type BankCostReversal,
  type BankMatchInput,
  type BankStatementInput,
  bankLineSteps,
  bankStatementSteps,
  createBankStatement,
  listBankLines,
  listBankStatements,
  reverseBankCost,
  suggestBankMatches,
} from '@rentsafe/domain/bankStatement';
import {
  createReconciliation,
  listReconciliations,
  previewReconciliation,
  type ReconciliationInput,
} from '@rentsafe/domain/reconciliation';
import type { PlainDate } from '@rentsafe/format/date';
import { type InvalidateQueryFilters, type QueryClient, queryOptions } from '@tanstack/react-query';
import { showBankAccounts } from './bankAccounts';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { disbursementList } from './disbursements';
import { listQueries } from './listQueries';
import { readAgainOnConflict } from './readAgainOnConflict';
import { receiptList } from './receipts';

/** The beginning of the keys of all that is known of banks. */
const names = {
  statements: 'bank statements',
  lines: 'bank lines',
  open: 'open bank lines',
  signed: 'reconciliations',
  suggestions: 'bank suggestions',
  comparison: 'comparison',
  rules: 'bank rules',
} as const;

const ofAccount = (name: string, bank_account: number) => `${name} ${bank_account}`;

/** The statements of an account, the latest first. */
export const statementsOf = (bank_account: number) =>
  listQueries(ofAccount(names.statements, bank_account), {
    list: listBankStatements,
    query: { bank_account },
    isFresh: true,
  });

/** The lines of an account, the latest first. */
export const linesOf = (bank_account: number) =>
  listQueries(ofAccount(names.lines, bank_account), {
    list: listBankLines,
    query: { bank_account },
    isFresh: true,
  });

/** The signed reconciliations of an account, newest first. */
export const reconciliationsOf = (bank_account: number) =>
  listQueries(ofAccount(names.signed, bank_account), {
    list: listReconciliations,
    query: { bank_account },
    isFresh: true,
  });

/** The rules that apply to the lines of an account, newest first. */
export const rulesOf = (account: number) =>
  listQueries(ofAccount(names.rules, account), { list: listBankRules, query: { account }, isFresh: true });

const MOST = 100;

/** The latest statements of an account, as many as a page has. */
export const latestStatementsQuery = (bank_account: number) =>
  queryOptions({
    queryKey: [ofAccount(names.statements, bank_account), 'latest'],
    queryFn: async ({ signal }) =>
      (await request(listBankStatements, { query: { bank_account, page: 1, page_size: MOST }, signal }))
        .results,
    refetchOnMount: 'always',
  });

/** The latest lines of an account that are not matched, and how many there are. */
export const openLinesQuery = (bank_account: number) =>
  queryOptions({
    queryKey: [ofAccount(names.open, bank_account)],
    queryFn: ({ signal }) =>
      request(listBankLines, {
        query: { bank_account, state: 'open', page: 1, page_size: MOST },
        signal,
      }),
    refetchOnMount: 'always',
  });

/** What a line may be; whatever is found by `q`, where there is one. */
export const suggestionsQuery = (line: number, q: string) =>
  queryOptions({
    queryKey: [names.suggestions, line, q],
    queryFn: async ({ signal }) =>
      (await request(suggestBankMatches, { ids: { id: line }, query: { ...(q && { q }) }, signal })).results,
    staleTime: 0,
  });

/** The bank and the book at the end of a statement, as they are now. */
export const comparisonQuery = (bank_account: number, on: PlainDate) =>
  queryOptions({
    queryKey: [names.comparison, bank_account, on],
    queryFn: ({ signal }) => request(previewReconciliation, { body: { bank_account, on }, signal }),
    refetchOnMount: 'always',
  });

/** The same without lines of the bank, as it is typed. */
export const countedQuery = (input: ReconciliationInput) =>
  queryOptions({
    queryKey: [names.comparison, input],
    queryFn: ({ signal }) => request(previewReconciliation, { body: input, signal }),
    staleTime: 0,
    retry: false,
  });

/** What was signed at the end of a statement; null where nothing was. */
export const signedQuery = (bank_account: number, on: PlainDate) =>
  queryOptions({
    queryKey: [ofAccount(names.signed, bank_account), 'on', on],
    queryFn: async ({ signal }) => {
      const { results } = await request(listReconciliations, {
        query: { bank_account, page: 1, page_size: MOST },
        signal,
      });
      return results.find((signed) => signed.on === on) ?? null;
    },
  });

/** Each throws `ApiError`. */
export const bankVerbs = {
  match: (id: number, body: BankMatchInput) => request(bankLineSteps.calls.match, { ids: { id }, body }),
  reverseCost: (id: number, body: BankCostReversal) => request(reverseBankCost, { ids: { id }, body }),
  unmatch: (id: number) => request(bankLineSteps.calls.unmatch, { ids: { id }, body: {} }),
  add: (body: BankStatementInput, idempotencyKey: string, signal: AbortSignal) =>
    request(createBankStatement, { body, idempotencyKey, signal, timeout: CREATION_TIMEOUT }),
  addRule: (body: BankRuleInput, idempotencyKey: string) =>
    request(createBankRule, { body, idempotencyKey, timeout: CREATION_TIMEOUT }),
  changeRule: (id: number, body: BankRulePatch) => request(updateBankRule, { ids: { id }, body }),
  readRule: (id: number) => request(getBankRule, { ids: { id } }),
  deleteRule: (id: number) => request(deleteBankRule, { ids: { id } }),
  undo: (id: number) => request(bankStatementSteps.calls.undo, { ids: { id }, body: {} }),
  sign: (body: ReconciliationInput, idempotencyKey: string) =>
    request(createReconciliation, { body, idempotencyKey, timeout: CREATION_TIMEOUT }),
};

const ofBanks: InvalidateQueryFilters = {
  predicate: ({ queryKey: [name] }) => Object.values(names).some((prefix) => String(name).startsWith(prefix)),
};

/** Takes a step; what somebody else did with its line or its statement before is read again. Throws `ApiError`. */
export const bankStep = (queryClient: QueryClient, step: () => Promise<unknown>): Promise<void> =>
  readAgainOnConflict(queryClient, ofBanks, async () => {
    await step();
  });

/** What changes with a bank account is read again when it is next shown, or at once where it is. */
export function showBankChange(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(ofBanks);
  for (const queryKey of [receiptList.key, disbursementList.key])
    void queryClient.invalidateQueries({ queryKey });
  showBankAccounts(queryClient);
}
