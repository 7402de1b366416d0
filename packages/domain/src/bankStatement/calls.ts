import { defineCall } from '../call.ts';
import { entry } from '../entry/schema.ts';
import { paginated } from '../pagination/schema.ts';
import {
  bankCostReversal,
  bankLine,
  bankStatement,
  bankStatementInput,
  bankStatementRow,
  bankSuggestions,
} from './schema.ts';

export const listBankStatements = defineCall({
  method: 'GET',
  path: '/api/bank-statements/',
  summary: 'The bank statements of a book without their lines, the latest first, a page at a time.',
  query: ['bank_account', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(bankStatementRow),
});

export const createBankStatement = defineCall({
  method: 'POST',
  path: '/api/bank-statements/',
  summary: "Stores a bank statement, which begins where the account's last one ends.",
  body: bankStatementInput,
  status: 201,
  reply: bankStatement,
});

export const getBankStatement = defineCall({
  method: 'GET',
  path: '/api/bank-statements/{id}/',
  summary: 'A bank statement with its lines.',
  status: 200,
  reply: bankStatement,
});

export const listBankLines = defineCall({
  method: 'GET',
  path: '/api/bank-lines/',
  summary: 'The lines of bank statements, the latest first, a page at a time.',
  query: ['bank_account', 'state', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(bankLine),
});

export const suggestBankMatches = defineCall({
  method: 'GET',
  path: '/api/bank-lines/{id}/suggestions/',
  summary: 'Suggested matches for an open bank line, best first, with reasons; with `q`, search results.',
  query: ['q'],
  status: 200,
  reply: bankSuggestions,
});

export const reverseBankCost = defineCall({
  method: 'POST',
  path: '/api/costs/{id}/reverse/',
  summary: 'Reverses a bank cost or a transfer by its entry number, if no line is matched with it.',
  body: bankCostReversal,
  status: 200,
  reply: entry,
});
