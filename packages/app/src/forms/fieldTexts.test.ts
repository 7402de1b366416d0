import { expect, test } from 'vitest';
import { differenceOf } from './fieldTexts';

test('money of an audit event reads as an amount', () => {
  const paid = { amount: '1500.00', currency: 'ZIG' };
  expect(differenceOf('amount', null, paid, String)).toEqual({
    field: 'Amount',
    before: null,
    after: expect.stringMatching(/^ZIG\s1,500\.00$/),
  });
});
