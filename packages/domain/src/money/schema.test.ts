import { expect, test } from 'vitest';
import { issueList } from '../errors/index.ts';
import { money, moneyInput } from './index.ts';

const codesOf = (amount: unknown, currency: unknown = 'USD') => {
  const result = moneyInput.safeParse({ amount, currency }, { reportInput: true });
  return result.success ? [] : issueList(result.error).map(({ path, code }) => [path.join('.'), code]);
};

test.each(['0.01', '1234.5', '999999999999.99', '1'])('%s can be paid', (amount) =>
  expect(codesOf(amount)).toEqual([]),
);

test.each([
  ['0', 'not_positive'],
  ['0.00', 'not_positive'],
  ['-5.00', 'not_an_amount'],
  ['1.234', 'not_an_amount'],
  ['1234567890123', 'not_an_amount'],
  ['1,000.00', 'not_an_amount'],
  ['', 'not_an_amount'],
  ['5.00\n', 'not_an_amount'],
  [5, 'not_text'],
  [undefined, 'required'],
])('%j is refused: %s', (amount, code) => expect(codesOf(amount)).toEqual([['amount', code]]));

test('a currency is USD or ZIG', () => {
  expect(codesOf('1.00', 'ZWG')).toEqual([['currency', 'not_a_choice']]);
  expect(money.safeParse({ amount: '-1234.50', currency: 'ZIG' }).success).toBe(true);
  expect(money.safeParse({ amount: '-1234.5', currency: 'ZIG' }).success).toBe(false);
});
