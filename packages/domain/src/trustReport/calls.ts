import { defineCall } from '../call.ts';
import {
  commissionPage,
  creditorStatement,
  landlordStatementPage,
  rentTaxPage,
  trustBalance,
} from './schema.ts';

export const listLandlordStatements = defineCall({
  method: 'GET',
  path: '/api/reports/landlord-statements/',
  summary: 'What moved on the accounts of landlords between two days, by property, a page at a time.',
  query: ['currency', 'from', 'to', 'landlord', 'property', 'known', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: landlordStatementPage,
});

export const getCreditorStatement = defineCall({
  method: 'GET',
  path: '/api/reports/creditor-statement/',
  summary: 'What a supplier billed and was paid between two days, with the balance after each.',
  query: ['party_type', 'party', 'currency', 'from', 'to', 'known', 'client'],
  status: 200,
  reply: creditorStatement,
});

export const listCommission = defineCall({
  method: 'GET',
  path: '/api/reports/commission-statement/',
  summary: 'What the agency earned of collected rent between two days, a page at a time.',
  query: ['currency', 'from', 'to', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: commissionPage,
});

export const getTrustBalance = defineCall({
  method: 'GET',
  path: '/api/reports/trust/',
  summary: 'Where the money of a book is, and whose it is, at the end of a day.',
  query: ['currency', 'as_at', 'known', 'client'],
  status: 200,
  reply: trustBalance,
});

export const listRentTax = defineCall({
  method: 'GET',
  path: '/api/reports/rent-tax/',
  summary:
    'The tax withheld from rent of a month, with due=true also what is due of earlier ones alone, by landlord and property, a page at a time.',
  query: ['month', 'currency', 'due', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: rentTaxPage,
});
