import { expect, test } from 'vitest';
import { allLocales } from '../locale/testing.ts';
import { readDecimal } from '../number/index.ts';
import { currencyDigits, formatMoney, withoutCurrency } from './index.ts';

const read = (typed: string, currency: string, locale = 'en-GB') =>
  readDecimal(withoutCurrency(typed, currency, locale), {}, locale);

test.each([
  ['£1,234.56', 'GBP', '1234.56'],
  ['£ 1,234.56', 'GBP', '1234.56'],
  ['-£1,234.56', 'GBP', '-1234.56'],
  ['£-1,234.56', 'GBP', '-1234.56'],
  ['\u2212£1,234.56', 'GBP', '-1234.56'],
  ['(£1,234.56)', 'GBP', '-1234.56'],
  ['£(1,234.56)', 'GBP', '-1234.56'],
  ['1,234.56-', 'GBP', '-1234.56'],
  ['1,234.56 GBP', 'GBP', '1234.56'],
  ['gbp 1,234.56', 'GBP', '1234.56'],
  ['US$1,234.56', 'USD', '1234.56'],
  ['$1,234.56', 'USD', '1234.56'],
  ['R 1 234.56', 'ZAR', '1234.56'],
  ['ZiG 1,234.56', 'ZIG', '1234.56'],
])('%s, pasted, is %s %s', (typed, currency, value) => {
  expect(read(typed, currency)).toEqual({ value, problem: null });
});

test.each([
  ['€1,234.56', 'GBP'],
  ['$1,234.56', 'GBP'],
  ['££1', 'GBP'],
  ['-(5)', 'GBP'],
  ['(-5)', 'GBP'],
  ['£', 'GBP'],
])('%s is no amount in %s', (typed, currency) => {
  expect(read(typed, currency).problem).toBe('format');
});

test.each(allLocales)('amounts that %s writes read back, in any currency', (locale) => {
  for (const currency of ['USD', 'GBP', 'EUR', 'ZAR', 'ZIG', 'JPY', 'BHD', 'AED']) {
    const cents = currencyDigits(currency);
    for (const amount of ['0', '1234567.25', '-1234.5']) {
      const value = Number(amount).toFixed(cents);
      const written = formatMoney(value, currency, locale);
      expect(Number(read(written, currency, locale).value), `${currency} ${written}`).toBe(Number(value));
    }
  }
});
