import { expect, test } from 'vitest';
import { amountInWords } from './words.ts';

test.each([
  ['450.00', 'USD', 'four hundred and fifty United States dollars'],
  ['1.01', 'USD', 'one United States dollar and one cent'],
  ['0.00', 'USD', 'zero United States dollars'],
  ['2005.50', 'ZIG', 'two thousand and five Zimbabwe Gold and fifty cents'],
  [
    '1234567.89',
    'USD',
    'one million two hundred and thirty-four thousand five hundred and sixty-seven United States dollars and eighty-nine cents',
  ],
  ['1000000.00', 'ZIG', 'one million Zimbabwe Gold'],
  ['-12.00', 'USD', 'minus twelve United States dollars'],
] as const)('%s %s is %s', (amount, currency, words) => expect(amountInWords(amount, currency)).toBe(words));
