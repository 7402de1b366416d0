import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atRate, divideRounded, spread, toDecimal, toMinor } from './index.ts';

const anyMinor = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

describe('minor units', () => {
  test.each([
    ['0', 0n, '0.00'],
    ['0.05', 5n, '0.05'],
    ['-0.05', -5n, '-0.05'],
    ['1234.5', 123450n, '1234.50'],
    ['999999999999.99', 99999999999999n, '999999999999.99'],
    ['007', 700n, '7.00'],
  ])('%s', (text, minor, decimal) => {
    expect(toMinor(text)).toBe(minor);
    expect(toDecimal(minor)).toBe(decimal);
  });

  test('text and minor units are the same amount', () => {
    fc.assert(fc.property(anyMinor, (minor) => toMinor(toDecimal(minor)) === minor));
  });

  test.each(['', ' 1', '1,000.00', '.5', '5.', '1.234', '1e3', 'NaN', '+1', '--1', '٣', '1\n'])(
    '%j is no amount',
    (text) => expect(() => toMinor(text)).toThrow(RangeError),
  );
});

describe('rounding', () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('%s / %s is %s: half goes away from zero', (top, bottom, whole) =>
    expect(divideRounded(top, bottom)).toBe(whole),
  );

  test('is off by a half at most, and the same on both sides of zero', () => {
    fc.assert(
      fc.property(anyMinor, fc.bigInt({ min: 1n, max: 10n ** 9n }), (top, bottom) => {
        const rounded = divideRounded(top, bottom);
        const twice = 2n * (rounded * bottom - top);
        return twice <= bottom && twice >= -bottom && divideRounded(-top, bottom) === -rounded;
      }),
    );
  });

  test('nothing is divided by 0', () => expect(() => divideRounded(1n, 0n)).toThrow(RangeError));

  test.each([
    [1450, 17901n],
    [1500, 18518n],
    [1550, 19136n],
  ])('%d basis points of 1,234.56', (rate, vat) => expect(atRate(123456n, rate)).toBe(vat));
});

describe('spread', () => {
  test.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [5n, [0n, 1n], [0n, 5n]],
    [1n, [1n, 2n], [0n, 1n]],
    [0n, [3n, 4n], [0n, 0n]],
    [10_000n, [-1n, 2n, 2n], [-3_333n, 6_667n, 6_666n]],
    [10_000n, [-3n], [10_000n]],
  ])('%s over %o', (amount, weights, parts) => expect(spread(amount, weights)).toEqual(parts));

  test('adds up, and no part is a whole unit off its share', () => {
    const weights = fc
      .array(fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.reduce((sum, weight) => sum + weight, 0n) !== 0n);
    fc.assert(
      fc.property(anyMinor, weights, (amount, list) => {
        const parts = spread(amount, list);
        const total = list.reduce((sum, weight) => sum + weight, 0n);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        parts.forEach((part, index) => {
          const off = part * total - amount * (list[index] ?? 0n);
          const unit = total < 0n ? -total : total;
          expect(off < unit && off > -unit).toBe(true);
        });
      }),
    );
  });

  test.each([[[]], [[0n, 0n]], [[1n, -1n]]])('cannot be over %o', (weights) =>
    expect(() => spread(1n, weights)).toThrow(RangeError),
  );
});
