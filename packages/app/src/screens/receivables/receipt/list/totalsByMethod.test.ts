import { expect, test } from 'vitest';
import { sampleReceipt } from '../../../../testing/sampleReceipts';
import { totalsByMethod } from './totalsByMethod';

test('what came in by method, in the currency of the account; without what was reversed or came from a deposit', () => {
  const paid = { paid: { amount: '2680.00', currency: 'ZIG' as const }, rate: '26.8' };
  const receipts = [
    sampleReceipt(),
    sampleReceipt({ amount: { amount: '0.05', currency: 'USD' } }),
    sampleReceipt(paid),
    sampleReceipt({ method: 'cash' }),
    sampleReceipt({ method: 'cash', state: 'reversed' }),
    sampleReceipt({ method: 'cash', bank_account: null }),
  ];
  expect(totalsByMethod(receipts)).toEqual({
    methods: [
      { method: 'cash', count: 1, totals: { USD: '650.00', ZIG: '' } },
      { method: 'transfer', count: 3, totals: { USD: '650.05', ZIG: '2680.00' } },
    ],
    total: { method: 'total', count: 4, totals: { USD: '1300.05', ZIG: '2680.00' } },
  });
});
