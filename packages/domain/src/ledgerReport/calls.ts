import { defineCall } from '../call.ts';
import { ageingPage, collectionPage, customerStatement, overview, trialBalance } from './schema.ts';

export const getTrialBalance = defineCall({
  method: 'GET',
  path: '/api/reports/trial-balance/',
  summary: 'The accounts of a book by kind at the end of a day.',
  query: ['currency', 'as_at', 'known', 'client'],
  status: 200,
  reply: trialBalance,
});

export const getCustomerStatement = defineCall({
  method: 'GET',
  path: '/api/reports/customer-statement/',
  summary: 'What a lease was charged and paid between two days, with the balance after each.',
  query: ['lease', 'currency', 'from', 'to', 'known', 'client'],
  status: 200,
  reply: customerStatement,
});

export const listAgeing = defineCall({
  method: 'GET',
  path: '/api/reports/ageing/',
  summary: 'What leases owe by days past the due date, largest first, a page at a time.',
  query: ['q', 'currency', 'as_at', 'known', 'landlord', 'property', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: ageingPage,
});

export const listRentCollection = defineCall({
  method: 'GET',
  path: '/api/reports/rent-collection/',
  summary: 'What each lease was charged and paid in a month, a page at a time.',
  query: ['currency', 'month', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: collectionPage,
});

export const getOverview = defineCall({
  method: 'GET',
  path: '/api/overview/',
  summary: 'What tenants owe a client and what its company owes, by age.',
  query: ['as_at', 'known', 'client'],
  status: 200,
  reply: overview,
});
