import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  charge,
  chargeInput,
  chargeRun,
  chargeRunInput,
  chargeRunPage,
  chargeRunPreview,
  invoice,
  invoiceRow,
  leaseBalance,
} from './schema.ts';
import { fiscalReceiptInput } from './taxInvoice.ts';

export const listCharges = defineCall({
  method: 'GET',
  path: '/api/charges/',
  summary: 'The charges of a book by due date, a page at a time.',
  query: ['lease', 'type', 'state', 'currency', 'due_from', 'due_to', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(charge),
});

export const createCharge = defineCall({
  method: 'POST',
  path: '/api/charges/',
  summary: 'Adds a charge to a lease.',
  body: chargeInput,
  status: 201,
  reply: charge,
});

export const getCharge = defineCall({
  method: 'GET',
  path: '/api/charges/{id}/',
  summary: 'A charge.',
  status: 200,
  reply: charge,
});

export const previewChargeRun = defineCall({
  method: 'POST',
  path: '/api/charge-runs/preview/',
  summary: 'Previews the charges of a monthly billing run; posts nothing.',
  body: chargeRunInput,
  status: 200,
  reply: chargeRunPreview,
});

export const listChargeRuns = defineCall({
  method: 'GET',
  path: '/api/charge-runs/',
  summary: 'The monthly billing runs of a book, newest first.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: chargeRunPage,
});

export const createChargeRun = defineCall({
  method: 'POST',
  path: '/api/charge-runs/',
  summary: 'Bills up to 500 leases for a month; repeat while leases remain.',
  body: chargeRunInput,
  status: 201,
  reply: chargeRun,
});

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/invoices/',
  summary: 'The invoices and credit notes of a book, a page at a time.',
  query: ['q', 'month', 'lease', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(invoiceRow),
});

export const putFiscalReceipt = defineCall({
  method: 'PUT',
  path: '/api/invoices/{id}/fiscal/',
  summary: 'Records what a fiscal device answered to an invoice or a credit note, for its paper.',
  body: fiscalReceiptInput,
  status: 200,
  reply: invoice,
});

export const getInvoice = defineCall({
  method: 'GET',
  path: '/api/invoices/{id}/',
  summary: 'An invoice or a credit note with its lines.',
  status: 200,
  reply: invoice,
});

export const getLeaseBalance = defineCall({
  method: 'GET',
  path: '/api/leases/{id}/balance/',
  summary: 'The balance of a lease at the end of a day, as known at an entry.',
  query: ['as_at', 'known'],
  status: 200,
  reply: leaseBalance,
});
