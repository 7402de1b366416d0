import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './index.ts';

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
