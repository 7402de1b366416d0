import {
  type Charge,
  type ChargeCredit,
  type ChargeInput,
  type ChargeRun,
  type CreditedCharge,
  chargeSteps,
  createCharge,
  createChargeRun,
  type FiscalReceiptInput,
  getInvoice,
  type Invoice,
  listChargeRuns,
  listInvoices,
  previewChargeRun,
  putFiscalReceipt,
} from '@rentsafe/domain/charge';
import { today } from '@rentsafe/domain/date';
import { listTodos } from '@rentsafe/domain/todo';
import { type Month, monthOf } from '@rentsafe/format/date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';

/** The invoices and credit notes of the book, the newest first, with what is paid each time they are shown. */
export const invoiceList = listQueries('invoices', { list: listInvoices, isFresh: true });

/** Invoices that are read at once. */
const TOGETHER = 8;

/** Several invoices in that order. Throws `ApiError`. */
export async function readInvoices(ids: readonly number[]): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const next = ids.slice(at, at + TOGETHER).map((id) => request(getInvoice, { ids: { id } }));
    invoices.push(...(await Promise.all(next)));
  }
  return invoices;
}

/** An invoice as it is now, each time it is shown. */
export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: ({ signal }) => request(getInvoice, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Keeps what a fiscal device answered to an invoice. Throws `ApiError`. */
export const saveFiscalReceipt = (id: number, body: FiscalReceiptInput): Promise<Invoice> =>
  request(putFiscalReceipt, { ids: { id }, body });

export const showInvoice = (queryClient: QueryClient, invoice: Invoice): void =>
  void queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);

/** The month runs of the book, the newest first. */
export const runList = listQueries('month runs', { list: listChargeRuns });

/** What is left to charge for a month: up to 500 leases in full, and how many more there are. */
export const runPreviewQuery = (month: Month) =>
  queryOptions({
    queryKey: ['month run preview', month],
    queryFn: ({ signal }) => request(previewChargeRun, { body: { month }, signal }),
    refetchOnMount: 'always',
  });

/** The month to charge next: the oldest of which something is not charged, else this one. */
export const nextMonthQuery = queryOptions({
  queryKey: ['next month to charge'],
  queryFn: async ({ signal }) => {
    const { results } = await request(listTodos, {
      query: { kind: 'month_not_run', page: 1, page_size: 1 },
      signal,
    });
    return results[0]?.key.split(':')[1] ?? monthOf(today());
  },
  refetchOnMount: 'always',
});

/** Charges the next 500 leases of a month. The same sent again charges nobody twice. Throws `ApiError`. */
export const chargeMonth = (month: Month): Promise<ChargeRun> =>
  request(createChargeRun, { body: { month }, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addCharge = (body: ChargeInput, idempotencyKey: string): Promise<Charge> =>
  request(createCharge, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Lowers what is open of a charge. Throws `ApiError`. */
export const addCredit = (id: number, body: ChargeCredit, idempotencyKey: string): Promise<CreditedCharge> =>
  request(chargeSteps.calls.credit, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/**
 * What charges change is read again when it is next shown: what leases owe, the invoices, the receipts that a credit frees, and
 * what is left to charge.
 */
export const showCharged = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => /^(lease|invoice|receipt|month run)/.test(String(name)),
  });
