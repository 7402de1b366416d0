import { defineCall } from '../call.ts';
import {
  accountBalancePage,
  ageingPage,
  collectionPage,
  customerStatement,
  overview,
  trialBalance,
} from './schema.ts';

export const getTrialBalance = defineCall({
  method: 'GET',
  path: '/api/reports/trial-balance/',
  summary: 'The accounts of a book by kind at the end of a day.',
  query: ['currency', 'as_at', 'known', 'client'],
  status: 200,
  reply: trialBalance,
});

export const listAccountBalances = defineCall({
  method: 'GET',
  path: '/api/reports/trial-balance/accounts/',
  summary: 'The accounts of a kind that a figure of the trial balance is made of, largest first.',
  query: ['currency', 'kind', 'as_at', 'known', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: accountBalancePage,
});

export const getCustomerStatement = defineCall({
  method: 'GET',
  path: '/api/reports/customer-statement/',
  summary: 'The statement of a lease between two days: charges, payments and running balance.',
  query: ['lease', 'currency', 'from', 'to', 'known', 'client'],
  status: 200,
  reply: customerStatement,
});

export const listAgeing = defineCall({
  method: 'GET',
  path: '/api/reports/ageing/',
  summary: 'Balances of leases by days past the due date, largest first, a page at a time.',
  query: ['q', 'currency', 'as_at', 'known', 'landlord', 'property', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: ageingPage,
});

export const listRentCollection = defineCall({
  method: 'GET',
  path: '/api/reports/rent-collection/',
  summary: 'Charges and payments of each lease in a month, a page at a time.',
  query: ['currency', 'month', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: collectionPage,
});

export const getOverview = defineCall({
  method: 'GET',
  path: '/api/overview/',
  summary: 'Amounts owed to a client and by its company, by age.',
  query: ['as_at', 'known', 'client'],
  status: 200,
  reply: overview,
});
