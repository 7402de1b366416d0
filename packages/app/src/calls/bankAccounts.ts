import {
  type BankAccount,
  type BankAccountInput,
  type BankAccountPatch,
  createBankAccount,
  getBankAccount,
  getCashBook,
  listBankAccounts,
  updateBankAccount,
} from '@rentsafe/domain/bankAccount';
import { type BankTransferInput, createBankTransfer } from '@rentsafe/domain/bankTransfer';
import type { PlainDate } from '@rentsafe/format/date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asCsv } from './asCsv';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { listQueries } from './listQueries';

/** The accounts of the book that money comes into, closed ones too. */
export const bankAccountsQuery = queryOptions({
  queryKey: ['bank accounts'],
  queryFn: async ({ signal }) =>
    (await request(listBankAccounts, { query: { page: 1, page_size: 100 }, signal })).results,
  // Their balances change with whatever is posted.
  refetchOnMount: ({ state }) => state.isInvalidated,
});

/** The same as a list of their own, the newest first. */
export const bankAccountList = listQueries('list of bank accounts', {
  list: listBankAccounts,
  isFresh: true,
});

/** An account as it is now, each time it is shown. */
export const bankAccountQuery = (id: number) =>
  queryOptions({
    queryKey: ['bank account', id],
    queryFn: ({ signal }) => request(getBankAccount, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

interface Days {
  from: PlainDate;
  to: PlainDate;
}

const CASH_BOOK = 'cash book';

/** What moved in an account in some days. */
export const cashBookQuery = (id: number, { from, to }: Days) =>
  queryOptions({
    queryKey: [CASH_BOOK, id, from, to],
    queryFn: ({ signal }) => request(getCashBook, { ids: { id }, query: { from, to }, signal }),
    refetchOnMount: 'always',
  });

/** The same as a CSV file; the server records the export. Throws `ApiError`. */
export const fetchCashBook = (id: number, { from, to }: Days): Promise<string> =>
  request(asCsv(getCashBook), { ids: { id }, query: { from, to, format: 'csv' } });

/** Throws `ApiError`. */
export const addBankAccount = (body: BankAccountInput, idempotencyKey: string) =>
  request(createBankAccount, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changeBankAccount = (id: number, body: BankAccountPatch) =>
  request(updateBankAccount, { ids: { id }, body });

/** Moves money between own accounts. Throws `ApiError`. */
export const transferMoney = (body: BankTransferInput, idempotencyKey: string) =>
  request(createBankTransfer, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What is known of accounts is read again: at once where it is shown, else when it is next. */
export function showBankAccounts(queryClient: QueryClient): void {
  for (const queryKey of [bankAccountsQuery.queryKey, bankAccountList.key, ['bank account'], [CASH_BOOK]])
    void queryClient.invalidateQueries({ queryKey });
}

/** A changed account. */
export function showBankAccount(queryClient: QueryClient, account: BankAccount): void {
  queryClient.setQueryData(bankAccountQuery(account.id).queryKey, account);
  void queryClient.invalidateQueries({ queryKey: historyOf('bank_account', account.id).key });
  showBankAccounts(queryClient);
}

/** The accounts of a client's book; of the caller's own without one. */
export const bankAccountsOf = (client: number | undefined) =>
  queryOptions({
    queryKey: [...bankAccountsQuery.queryKey, client],
    queryFn: async ({ signal }) =>
      (await request(listBankAccounts, { query: { client, page: 1, page_size: 100 }, signal })).results,
    refetchOnMount: ({ state }) => state.isInvalidated,
  });
