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
  summary: 'Landlord statements between two days, by property, a page at a time.',
  query: ['currency', 'from', 'to', 'landlord', 'property', 'known', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: landlordStatementPage,
});

export const getCreditorStatement = defineCall({
  method: 'GET',
  path: '/api/reports/creditor-statement/',
  summary: 'The statement of a supplier between two days: bills, payments and running balance.',
  query: ['party_type', 'party', 'currency', 'from', 'to', 'known', 'client'],
  status: 200,
  reply: creditorStatement,
});

export const listCommission = defineCall({
  method: 'GET',
  path: '/api/reports/commission-statement/',
  summary: 'Commission earned on rent collected between two days, a page at a time.',
  query: ['currency', 'from', 'to', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: commissionPage,
});

export const getTrustBalance = defineCall({
  method: 'GET',
  path: '/api/reports/trust/',
  summary: 'Trust money of a book at the end of a day: bank balances and trust liabilities.',
  query: ['currency', 'as_at', 'known', 'client'],
  status: 200,
  reply: trustBalance,
});

export const listRentTax = defineCall({
  method: 'GET',
  path: '/api/reports/rent-tax/',
  summary:
    'Presumptive Rental Income Tax withheld in a month, by landlord and property, a page at a time; with due=true, also amounts due from earlier months only.',
  query: ['month', 'currency', 'due', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: rentTaxPage,
});
