import {
  type Charge,
  type ChargeCredit,
  type ChargeInput,
  type ChargeRun,
  type CreditedCharge,
  createCharge,
  createChargeRun,
  creditCharge,
  getCharge,
  getInvoice,
  type Invoice,
  listChargeRuns,
  listInvoices,
  previewChargeRun,
} from '@rentsafe/domain/charge';
import type { Month } from '@rentsafe/domain/date';
import { getLease, type Lease } from '@rentsafe/domain/lease';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT } from './creation';
import { listQueries } from './listQueries';
import type { ListState } from './listState';

const invoicePages = listQueries('invoices', { list: listInvoices });

/** The invoices and credit notes of the book, the newest first, with what is paid each time they are shown. */
export const invoiceList = {
  ...invoicePages,
  page: (list: ListState) => ({ ...invoicePages.page(list), refetchOnMount: 'always' as const }),
};

/** An invoice with what its tenant must know and it does not have itself. */
export interface InvoiceDocument extends Invoice {
  /** Of its lines, with their due dates; of a credit note, what it lowers. */
  charges: readonly Charge[];
  /** What the tenant rents. */
  premises: Pick<Lease, 'property' | 'unit'>;
}

/** Throws `ApiError`. */
async function readDocument(id: number, signal?: AbortSignal): Promise<InvoiceDocument> {
  const invoice = await request(getInvoice, { ids: { id }, signal });
  const [premises, ...charges] = await Promise.all([
    request(getLease, { ids: { id: invoice.lease.id }, signal }),
    ...invoice.lines.map(({ charge }) => request(getCharge, { ids: { id: charge }, signal })),
  ]);
  return { ...invoice, charges, premises };
}

/** Invoices that are read at once. */
const TOGETHER = 8;

/** Several invoices in that order. Throws `ApiError`. */
export async function readInvoices(ids: readonly number[]): Promise<InvoiceDocument[]> {
  const documents: InvoiceDocument[] = [];
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const next = ids.slice(at, at + TOGETHER).map((id) => readDocument(id));
    documents.push(...(await Promise.all(next)));
  }
  return documents;
}

/** An invoice as it is now, each time it is shown. */
export const invoiceQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoice', id],
    queryFn: ({ signal }) => readDocument(id, signal),
    refetchOnMount: 'always',
  });

/** The month runs of the book, the newest first. */
export const runList = listQueries('month runs', { list: listChargeRuns });

/** What is left to charge for a month: up to 500 leases in full, and how many more there are. */
export const runPreviewQuery = (month: Month) =>
  queryOptions({
    queryKey: ['month run preview', month],
    queryFn: ({ signal }) => request(previewChargeRun, { body: { month }, signal }),
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
  request(creditCharge, { ids: { id }, body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** What charges change is read again when it is next shown: what leases owe, the invoices, and what is left to charge. */
export const showCharged = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => /^(lease|invoice|month run)/.test(String(name)),
  });
