import {
  createReceipt,
  getReceipt,
  listReceipts,
  type Receipt,
  type ReceiptInput,
  type ReceiptReversal,
  reverseReceipt,
} from '@rentsafe/domain/receipt';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bankAccountsQuery } from './bankAccounts';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { historyOf } from './history';
import { chargesOf, leaseList, leaseQuery } from './leases';
import { listQueries } from './listQueries';
import type { ListState } from './listState';
import { prependToLists } from './prependToLists';

const pages = listQueries('receipts', { list: listReceipts });

/** What the call has for the first and last day of `received`. */
const days: Readonly<Record<string, string>> = { received_from: 'from', received_to: 'to' };

/** The receipts of the book, the newest first. */
export const receiptList = {
  key: pages.key,
  page: ({ filters, ...list }: ListState) =>
    pages.page({
      ...list,
      filters: Object.fromEntries(
        Object.entries(filters).map(([name, value]) => [days[name] ?? name, value]),
      ),
    }),
};

/** A receipt as it is now, each time it is shown. */
export const receiptQuery = (id: number) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => request(getReceipt, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const addReceipt = (body: ReceiptInput, idempotencyKey: string): Promise<Receipt> =>
  request(createReceipt, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Takes a receipt back with its allocations; it stays in the book. Throws `ApiError`. */
export const reverse = (id: number, body: ReceiptReversal): Promise<Receipt> =>
  request(reverseReceipt, { ids: { id }, body });

/** What a receipt changes is read again when it is next shown: the lists, and what its lease owes. */
export function showReceiptChange(queryClient: QueryClient, receipt: Receipt): void {
  const { id, client, lease } = receipt;
  queryClient.setQueryData(receiptQuery(id).queryKey, receipt);
  // The key of a lease begins those of its balance and its statements.
  const ofLease = lease
    ? [
        leaseQuery(lease.id).queryKey,
        chargesOf({ id: lease.id, client }).key,
        historyOf('lease', lease.id).key,
      ]
    : [];
  for (const queryKey of [receiptList.key, bankAccountsQuery.queryKey, leaseList.key, ...ofLease])
    void queryClient.invalidateQueries({ queryKey });
}

/** A new receipt stands on top of the list. */
export function showReceipt(queryClient: QueryClient, receipt: Receipt): void {
  prependToLists(queryClient, receiptList.key, receipt);
  showReceiptChange(queryClient, receipt);
}
