import {
  type Deposit,
  type DepositDeduction,
  type DepositRefund,
  deductDeposit,
  listDeposits,
  refundDeposit,
} from '@rentsafe/domain/deposit';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { listQueries } from './listQueries';

/** The deposits of the book: receipts, deductions and refunds change what is held. */
export const depositList = listQueries('deposits', { list: listDeposits, isFresh: true });

/** A lease has a deposit in each currency. */
export const depositKey = ({ lease, currency }: Pick<Deposit, 'lease' | 'currency'>) =>
  lease.id * 2 + (currency === 'USD' ? 0 : 1);

/** The deposits of one lease, found by its number. */
export const depositsOf = ({ id, number, client }: Pick<Lease, 'id' | 'number' | 'client'>) =>
  queryOptions({
    queryKey: ['lease', id, 'deposits'],
    queryFn: async ({ signal }) => {
      const found = await everyRow(
        (paging) => request(listDeposits, { query: { q: number, client: client.id, ...paging }, signal }),
        depositKey,
      );
      return found.filter(({ lease }) => lease.id === id);
    },
    refetchOnMount: 'always',
  });

/** Settles a charge of a lease from its deposit. Throws `ApiError`. */
export const deduct = (lease: number, body: DepositDeduction, idempotencyKey: string): Promise<Deposit> =>
  request(deductDeposit, { ids: { id: lease }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Drafts what goes back to the tenant. Throws `ApiError`. */
export const refund = (lease: number, body: DepositRefund, idempotencyKey: string): Promise<Disbursement> =>
  request(refundDeposit, { ids: { id: lease }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What a deduction or a refund changes is read again when it is next shown. */
export const showDeposits = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => /^(deposit|lease|invoice|receipt|disbursement)/.test(String(name)),
  });
