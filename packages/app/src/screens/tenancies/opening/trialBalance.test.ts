import { expect, test } from 'vitest';
import { openingRow } from './openingRows';
import { openingSums } from './trialBalance';

const row = (kind: string, amount: string, currency = 'USD') => ({ values: { kind, amount, currency } });

test('what is held for others must be in the bank; arrears are owed, not held', () => {
  const rows = [
    row('charge', '500.00'),
    row('deposit', '300.00'),
    row('landlord', '80.50'),
    row('credit', '20.00'),
  ];
  expect(openingSums(rows, {})).toMatchObject([{ currency: 'USD', lacking: 40050n }]);
  expect(openingSums([...rows, row('bank', '400.50')], {})).toMatchObject([
    { sums: { charge: 50000n, bank: 40050n }, lacking: 0n },
  ]);
  expect(openingSums([row('bank', '10.00', 'ZIG')], { ZIG: '10.00' })).toMatchObject([{ lacking: 0n }]);
  expect(openingSums([], { USD: '-5.00' })).toMatchObject([{ lacking: -500n }]);
  expect(openingSums([], { USD: '0.00' })).toEqual([]);
});

test('an account is found by its name, and arrears are of rent', () => {
  const accounts = [
    { id: 7, name: 'Trust USD' },
    { id: 8, name: 'Till' },
    { id: 9, name: 'till' },
  ];
  const read = (values: Record<string, string>) => openingRow({ line: 2, values }, accounts);
  expect(read({ kind: 'bank', bank_account: ' trust usd' })).toMatchObject({
    row: { values: { bank_account: '7' } },
    errors: undefined,
  });
  expect(read({ kind: 'bank', bank_account: 'CBZ' }).errors?.bank_account?.[0]).toMatch(/^No bank account/);
  expect(read({ kind: 'bank', bank_account: 'Till' }).errors?.bank_account?.[0]).toMatch(/^Several/);
  expect(read({ kind: 'charge', type: '' }).row.values).toMatchObject({ type: 'rent' });
});
