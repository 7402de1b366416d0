import { defineCall } from '../call.ts';
import { bankTransfer, bankTransferInput } from './schema.ts';

export const createBankTransfer = defineCall({
  method: 'POST',
  path: '/api/bank-transfers/',
  summary: 'Records that money went from one bank account of a book to another.',
  body: bankTransferInput,
  status: 201,
  reply: bankTransfer,
});
