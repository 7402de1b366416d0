import { listBankAccounts } from '@rentsafe/domain/bankAccount';
import {
  createReceipt,
  getReceipt,
  listReceipts,
  type ReceiptReversal,
  receiptSteps,
} from '@rentsafe/domain/receipt';
import { answer } from './answer';
import { pageOf } from './mockedLists';
import { sampleAccounts, sampleReceipt, sampleReceipts } from './sampleReceipts';

/** How the mocked backend answers what is asked of receipts. */
export const receiptHandlers = [
  answer(listBankAccounts, (request) => pageOf(sampleAccounts, request)),
  answer(listReceipts, (request) => pageOf(sampleReceipts, request)),
  answer(getReceipt, ({ ids }) => sampleReceipts.find(({ id }) => id === Number(ids.id)) ?? sampleReceipt()),
  answer(createReceipt, () => sampleReceipt({ id: 10, number: 'RC-000010' })),
  ...[receiptSteps.calls.identify, receiptSteps.calls.allocate, receiptSteps.calls.unallocate].map((call) =>
    answer(call, () => sampleReceipt()),
  ),
  answer(receiptSteps.calls.reverse, ({ ids, body }) => {
    const { on, reason } = body as ReceiptReversal;
    return sampleReceipt({
      id: Number(ids.id),
      state: 'reversed',
      allocations: [],
      reversed: { on: on ?? '2026-03-02', reason },
    });
  }),
];
