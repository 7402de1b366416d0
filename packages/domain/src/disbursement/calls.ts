import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  availableRow,
  billFunds,
  disbursement,
  disbursementFunds,
  disbursementInput,
  disbursementPreparation,
  preparedDisbursements,
} from './schema.ts';

export const listDisbursements = defineCall({
  method: 'GET',
  path: '/api/disbursements/',
  summary: 'The disbursements of a book, newest first, a page at a time.',
  query: ['q', 'state', 'kind', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(disbursement),
});

export const listAvailable = defineCall({
  method: 'GET',
  path: '/api/disbursements/available/',
  summary: 'The amount available to pay to the landlord of each property, in a currency.',
  query: ['currency', 'landlord', 'property', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(availableRow),
});

export const createDisbursement = defineCall({
  method: 'POST',
  path: '/api/disbursements/',
  summary: 'Drafts a disbursement; another Admin approves it.',
  body: disbursementInput,
  status: 201,
  reply: disbursement,
});

export const prepareDisbursements = defineCall({
  method: 'POST',
  path: '/api/disbursements/prepare/',
  summary: 'Drafts a disbursement for each landlord with money available.',
  body: disbursementPreparation,
  status: 201,
  reply: preparedDisbursements,
});

export const getDisbursement = defineCall({
  method: 'GET',
  path: '/api/disbursements/{id}/',
  summary: 'A disbursement.',
  status: 200,
  reply: disbursement,
});

export const getDisbursementFunds = defineCall({
  method: 'GET',
  path: '/api/disbursements/{id}/funds/',
  summary: 'The funds behind a payment: the money held, by landlord and property, and the bank balance.',
  status: 200,
  reply: disbursementFunds,
});

export const getBillFunds = defineCall({
  method: 'GET',
  path: '/api/bills/{id}/funds/',
  summary: 'The money held for the landlord of a bill, and the latest other payments of it.',
  status: 200,
  reply: billFunds,
});

/** The approved and unpaid disbursements of an account, or those named, in the columns that its bank asks for. */
export const getPaymentFile = defineCall({
  method: 'GET',
  path: '/api/bank-accounts/{id}/payment-file/',
  summary: 'Approved disbursements of a bank account as a CSV file for the bank.',
  query: ['disbursements', 'format'],
  status: 200,
  reply: z.string(),
  media: 'text/csv',
});
