import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allLocales } from '../locale/testing.ts';
import { numberFormat, readDecimal, withPoint, writeDecimal } from './index.ts';

const whole = { decimals: 0 };
const money = { decimals: 2 };

describe('readDecimal', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['12', '12'],
    ['007', '7'],
    ['1 234', '1234'],
    ['1,234,567', '1234567'],
    ['-5', '-5'],
  ])('reads %j as %j', (typed, value) => {
    expect(readDecimal(typed, whole)).toEqual({ value, problem: null });
  });

  it.each([
    ['1,234.5', '1234.5'],
    ['.5', '0.5'],
    ['1200.50', '1200.50'],
    ['90071992547409931.01', '90071992547409931.01'],
  ])('reads the amount %j as %j, as decimal text', (typed, value) => {
    expect(readDecimal(typed, money)).toEqual({ value, problem: null });
  });

  it.each(['abc', '1,23', '1e9', '0x10', '--1', '.', '1.2.3', 'Infinity', '1,234 567x'])(
    'does not guess what %j means, and keeps it',
    (typed) => {
      expect(readDecimal(typed, money)).toEqual({ value: typed, problem: 'format' });
    },
  );

  it('names what is wrong', () => {
    expect(readDecimal('1.5', whole).problem).toBe('decimals');
    expect(readDecimal('1.505', money).problem).toBe('decimals');
    expect(readDecimal('-1', { decimals: 0, min: 0 }).problem).toBe('min');
    expect(readDecimal('101', { decimals: 0, max: 100 }).problem).toBe('max');
    expect(readDecimal('100', { decimals: 0, min: 0, max: 100 }).problem).toBeNull();
  });

  it('gives back every number however it is grouped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), fc.constantFrom(',', ' ', ''), (number, separator) => {
        const typed = String(number).replace(/\B(?=(\d{3})+$)/g, separator);
        expect(readDecimal(typed, whole)).toEqual({ value: String(number), problem: null });
      }),
    );
  });
});

test.each([
  ['en-GB', '1,234.50', '1234.50'],
  ['en-US', '1 234.50', '1234.50'],
  ['de-DE', '1.234,50', '1234.50'],
  ['de-DE', '-1.234.567,5', '-1234567.5'],
  ['de-CH', '1’234.50', '1234.50'],
  ['fr-FR', '1\u202f234,50', '1234.50'],
])('a number is read as in %s: %s', (locale, typed, value) => {
  expect(readDecimal(typed, {}, locale)).toEqual({ value, problem: null });
});

test('the other locale’s decimal sign is no number, and never a thousand times as much', () => {
  expect(readDecimal('12,50').problem).toBe('format');
  expect(readDecimal('12.50', {}, 'de-DE').problem).toBe('format');
});

test.each(['en-GB', 'en-US', 'de-DE'])('what is written in %s reads back', (locale) => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const value = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(readDecimal(writeDecimal(value, locale), {}, locale)).toEqual({ value, problem: null });
    }),
  );
  expect(writeDecimal('abc', locale)).toBe('abc');
});

test.each([
  ['3,5', '3.5'],
  ['-12,50', '-12.50'],
  ['0,125', '0.125'],
  [',5', '.5'],
  ['1234,5', '1234.5'],
  ['3,500', '3,500'],
  ['1,23,456', '1,23,456'],
  ['1,234.50', '1,234.50'],
  ['3.5', '3.5'],
])('the comma of %j, which is typed, is read as %j', (typed, text) => {
  expect(withPoint(typed)).toBe(text);
  expect(withPoint(typed, 'de-DE')).toBe(typed);
});

const amounts = ['0', '7', '1234.5', '-1234567.89', '12345678.25', '90071992547409931'];
test.each(allLocales)('what %s writes reads back, in its own digits and in Latin ones', (locale) => {
  for (const value of amounts) {
    const exact = value as Intl.StringNumericLiteral;
    for (const numberingSystem of [undefined, 'latn']) {
      const text = numberFormat(locale, {
        maximumFractionDigits: 2,
        ...(numberingSystem && { numberingSystem }),
      });
      const written = text.format(exact);
      expect(readDecimal(written, {}, locale).value, written).toBe(value);
    }
    expect(readDecimal(writeDecimal(value, locale), {}, locale).value).toBe(value);
  }
});
