import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { entry } from '../entry/schema.ts';
import { paginated } from '../pagination/schema.ts';
import {
  bankCostReversal,
  bankLine,
  bankMatchInput,
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

export const undoBankStatement = defineCall({
  method: 'POST',
  path: '/api/bank-statements/{id}/undo/',
  summary: 'Removes the last bank statement of an account, none of whose lines is matched.',
  body: z.object({}),
  status: 200,
  reply: z.object({}),
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

const verb = { method: 'POST', status: 200, reply: bankLine } as const;

export const matchBankLine = defineCall({
  ...verb,
  path: '/api/bank-lines/{id}/match/',
  summary: 'Matches a line of a bank with what is in the book, or posts what it is.',
  body: bankMatchInput,
});

export const unmatchBankLine = defineCall({
  ...verb,
  path: '/api/bank-lines/{id}/unmatch/',
  summary: 'Opens a matched line of a bank again; what was posted stays.',
  body: z.object({}),
});

export const reverseBankCost = defineCall({
  method: 'POST',
  path: '/api/costs/{id}/reverse/',
  summary: 'Reverses a cost of the bank, by the number of its entry, where no line is matched with it.',
  body: bankCostReversal,
  status: 200,
  reply: entry,
});
