import {
  type BankAccountInput,
  type BankAccountPatch,
  createBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@rentsafe/domain/bankAccount';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';

/** The accounts of the book that money comes into, closed ones too. */
export const bankAccountsQuery = queryOptions({
  queryKey: ['bank accounts'],
  queryFn: async ({ signal }) =>
    (await request(listBankAccounts, { query: { page: 1, page_size: 100 }, signal })).results,
  // Their balances change with whatever is posted.
  refetchOnMount: ({ state }) => state.isInvalidated,
});

/** Throws `ApiError`. */
export const addBankAccount = (body: BankAccountInput, idempotencyKey: string) =>
  request(createBankAccount, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const changeBankAccount = (id: number, body: BankAccountPatch) =>
  request(updateBankAccount, { ids: { id }, body });

/** The accounts of a client's book; of the caller's own without one. */
export const bankAccountsOf = (client: number | undefined) =>
  queryOptions({
    queryKey: [...bankAccountsQuery.queryKey, client],
    queryFn: async ({ signal }) =>
      (await request(listBankAccounts, { query: { client, page: 1, page_size: 100 }, signal })).results,
    refetchOnMount: ({ state }) => state.isInvalidated,
  });
