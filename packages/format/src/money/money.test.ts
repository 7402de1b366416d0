import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyCode, currencyDigits, formatMoney, formatPercentage, toDecimal } from './index.ts';

describe('formatMoney', () => {
  test.each([
    [1234.56, 'USD', '$1,234.56'],
    ['1234.5', 'USD', '$1,234.50'],
    [0, 'USD', '$0.00'],
    [-5, 'USD', '-$5.00'],
    [-0, 'USD', '$0.00'],
    [-0.001, 'USD', '$0.00'],
    ['900719925474099100.01', 'USD', '$900,719,925,474,099,100.01'],
    [1234.56, 'ZIG', 'ZIG\u00a01,234.56'],
    [1234.56, 'ZiG', 'ZIG\u00a01,234.56'],
    [1234.56, 'ZWG', 'ZIG\u00a01,234.56'],
    [1234.56, 'JPY', '¥1,235'],
    [1.5, 'BHD', 'BHD\u00a01.500'],
    [1234.56, 'XYZ', 'XYZ\u00a01,234.56'],
    [1234.56, 'US', 'US\u00a01,234.56'],
    [1, '__proto__', '__proto__\u00a01.00'],
    [1, 'constructor', 'constructor\u00a01.00'],
    [1, '', '\u00a01.00'],
  ])('%j in %j is %j', (amount, currency, shown) => expect(formatMoney(amount, currency)).toBe(shown));

  test('US dollars unless said otherwise', () => expect(formatMoney(8500)).toBe('$8,500.00'));

  test.each([null, undefined, '', '  ', 'abc', '1,5', Number.NaN, Number.POSITIVE_INFINITY, '1e400', '\0'])(
    '%j is no amount',
    (amount) => expect(formatMoney(amount)).toBe(''),
  );

  test('two decimals in either currency, and the cents read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('USD', 'ZIG'), (cents, currency) => {
        const shown = formatMoney(cents / 100, currency);
        expect(Number(shown.replace(/[^\d-]/g, ''))).toBeCloseTo(cents, 0);
        expect(shown).toMatch(/\.\d\d$/);
      }),
    );
  });
});

test('Zimbabwe Gold has one code on the screen', () => {
  const codes = ['ZIG', 'ZiG', 'ZWG', 'USD', '__proto__'].map(currencyCode);
  expect(codes).toEqual(['ZIG', 'ZIG', 'ZIG', 'USD', '__proto__']);
});

test.each([
  ['en-GB', 'EUR', '-€1,234.50', '12.50%'],
  ['en-US', 'EUR', '-€1,234.50', '12.50%'],
  ['de-DE', 'EUR', '-1.234,50\u00a0€', '12,50\u00a0%'],
])('amounts and percentages follow %s', (locale, currency, amount, percentage) => {
  expect(formatMoney('-1234.5', currency, locale)).toBe(amount);
  expect(formatPercentage(1, 8, locale)).toBe(percentage);
});

test('a currency has the digits of its smallest unit', () => {
  expect(['USD', 'ZIG', 'ZWG', 'JPY', 'BHD', 'nonsense'].map(currencyDigits)).toEqual([2, 2, 2, 0, 3, 2]);
  expect([toDecimal(-5n), toDecimal(1235n, 0), toDecimal(-1n, 3)]).toEqual(['-0.05', '1235', '-0.001']);
});

test('percentages have two decimals, and of zero are zero', () => {
  expect(formatPercentage(1, 3)).toBe('33.33%');
  expect(formatPercentage(5, 5)).toBe('100.00%');
  expect(formatPercentage(0, 0)).toBe('0.00%');
  expect(formatPercentage(5, 0)).toBe('0.00%');
  expect(formatPercentage(5, -0)).toBe('0.00%');
  expect(formatPercentage(Number.NaN, 5)).toBe('0.00%');
  expect(formatPercentage(Number.POSITIVE_INFINITY, 5)).toBe('0.00%');
});
