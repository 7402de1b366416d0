import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleReceipt } from '../testing/sampleReceipts';
import { invoiceQuery, showCharged } from './invoicing';
import { receiptQuery, showReceiptChange } from './receipts';

test('an invoice is read again after its receipts changed, and receipts after a credit: each shows the other', () => {
  const client = new QueryClient();
  const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  const [invoice, receipt] = [invoiceQuery(12).queryKey, receiptQuery(9).queryKey];
  for (const key of [invoice, receipt]) client.setQueryData<unknown>(key, {});
  showCharged(client);
  expect([invoice, receipt].map(isOld)).toEqual([true, true]);
  client.setQueryData<unknown>(invoice, {});
  showReceiptChange(client, sampleReceipt());
  expect(isOld(invoice)).toBe(true);
});
