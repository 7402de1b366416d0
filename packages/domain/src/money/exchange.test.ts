import { toDecimal, toMinor } from '@rentsafe/format/money';
import { expect, test } from 'vitest';
import { exchanged } from './exchange.ts';

test.each([
  ['2700.00', 'ZIG', '26.8', '100.75'],
  ['2680.00', 'ZIG', '26.8', '100.00'],
  ['100.00', 'USD', '26.8', '2680.00'],
  ['0.01', 'USD', '0.5', '0.01'],
  ['0.01', 'USD', '0.499999', '0.00'],
  ['999999999999.99', 'USD', '26.123456', '26123455999999.74'],
] as const)('%s %s at %s is %s', (amount, currency, rate, expected) => {
  expect(toDecimal(exchanged(toMinor(amount), currency, rate))).toBe(expected);
});
