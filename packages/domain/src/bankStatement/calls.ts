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
  summary: 'Stores a statement of a bank, which begins where the last of its account ends.',
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
  summary: 'What an open line of a bank may be, best first, with reasons; with `q` whatever is found by it.',
  query: ['q'],
  status: 200,
  reply: bankSuggestions,
});

export const reverseBankCost = defineCall({
  method: 'POST',
  path: '/api/costs/{id}/reverse/',
  summary: 'Reverses a cost of the bank, by the number of its entry, where no line is matched with it.',
  body: bankCostReversal,
  status: 200,
  reply: entry,
});
