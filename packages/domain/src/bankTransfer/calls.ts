import { defineCall } from '../call.ts';
import { bankTransfer, bankTransferInput } from './schema.ts';

export const createBankTransfer = defineCall({
  method: 'POST',
  path: '/api/bank-transfers/',
  summary: 'Records a transfer between two bank accounts of a book.',
  body: bankTransferInput,
  status: 201,
  reply: bankTransfer,
});
