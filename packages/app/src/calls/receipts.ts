import { listCharges } from '@rentsafe/domain/charge';
import type { Currency } from '@rentsafe/domain/money';
import {
  createReceipt,
  getReceipt,
  listReceipts,
  type Receipt,
  type ReceiptInput,
} from '@rentsafe/domain/receipt';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bankAccountsQuery } from './bankAccounts';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { everyRow } from './everyRow';
import { historyOf } from './history';
import { invoiceList } from './invoicing';
import { chargesKey, leaseList, leaseQuery } from './leases';
import { listQueries } from './listQueries';
import type { ListState } from './listState';
import { prependToLists } from './prependToLists';

const { csv, ...pages } = listQueries('receipts', { list: listReceipts });

/** What the call has for the first and last day of `received`. */
const days: Readonly<Record<string, string>> = { received_from: 'from', received_to: 'to' };

const withDays = ({ filters, ...list }: ListState): ListState => ({
  ...list,
  filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [days[name] ?? name, value])),
});

/** The receipts of the book, the newest first. */
export const receiptList = {
  key: pages.key,
  page: (list: ListState) => pages.page(withDays(list)),
  csv: csv && ((list: ListState) => csv(withDays(list))),
};

/** The receipts that were recorded last. */
export const recentReceiptsQuery = queryOptions({
  queryKey: ['recent receipts'],
  queryFn: async ({ signal }) =>
    (await request(listReceipts, { query: { page: 1, page_size: 100 }, signal })).results,
  refetchOnMount: 'always',
});

/** What money for a lease can settle, the oldest first; of the caller's own book without `client`. */
export const openChargesQuery = (lease: number, client: number | undefined, currency: Currency) =>
  queryOptions({
    queryKey: [chargesKey(lease), 'open', currency],
    queryFn: async ({ signal }) => {
      const read = (state: 'open' | 'part') => {
        const query = { lease, client, currency, state };
        return everyRow(
          (paging) => request(listCharges, { query: { ...query, ...paging }, signal }),
          ({ id }) => id,
        );
      };
      const [part, open] = await Promise.all([read('part'), read('open')]);
      return [...part, ...open].toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.id - b.id);
    },
    refetchOnMount: 'always',
  });

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

/** What a receipt changes is read again when it is next shown: the lists, the invoices, and what its lease owes. */
export function showReceiptChange(queryClient: QueryClient, receipt: Receipt): void {
  const { id, lease } = receipt;
  queryClient.setQueryData(receiptQuery(id).queryKey, receipt);
  // The key of a lease begins those of its balance and its statements.
  const ofLease = lease
    ? [leaseQuery(lease.id).queryKey, [chargesKey(lease.id)], historyOf('lease', lease.id).key]
    : [];
  const lists = [receiptList.key, bankAccountsQuery.queryKey, leaseList.key, invoiceList.key, ['invoice']];
  for (const queryKey of [...lists, ...ofLease]) void queryClient.invalidateQueries({ queryKey });
}

/** A new receipt stands on top of the list. */
export function showReceipt(queryClient: QueryClient, receipt: Receipt): void {
  prependToLists(queryClient, receiptList.key, receipt);
  showReceiptChange(queryClient, receipt);
}
