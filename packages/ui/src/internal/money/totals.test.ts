import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MinorAmount, totalsOf } from './totals';

it('MNT-1 adds each currency by itself, whatever it is called', () => {
  expect(
    totalsOf([
      { minor: 12_345, currency: 'ZIG' },
      { minor: 10, currency: 'USD' },
      { minor: 20, currency: 'USD' },
      { minor: 5, currency: 'ZIG' },
    ]),
  ).toEqual([
    { currency: 'USD', minor: 30n },
    { currency: 'ZIG', minor: 12_350n },
  ]);
});

it('MNT-2 is exact above the largest whole number that a float can hold', () => {
  const amounts = Array.from({ length: 10_000 }, () => ({
    minor: Number.MAX_SAFE_INTEGER,
    currency: 'USD',
  }));
  expect(totalsOf(amounts)).toEqual([{ currency: 'USD', minor: 90_071_992_547_409_910_000n }]);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53, null, '12'])(
  'MNT-3 has no total of a currency with an amount of %s',
  (minor) => {
    const wrong = { minor, currency: 'USD' } as MinorAmount;
    const amounts = [{ minor: 1, currency: 'USD' }, wrong, { minor: 2, currency: 'USD' }];
    expect(totalsOf([...amounts, { minor: 7, currency: 'ZIG' }])).toEqual([
      { currency: 'USD', minor: null },
      { currency: 'ZIG', minor: 7n },
    ]);
  },
);

it('MNT-1 does not depend on the order of the amounts', () => {
  const amount = fc.record({ minor: fc.maxSafeInteger(), currency: fc.constantFrom('USD', 'ZIG', 'ZAR') });
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      expect(totalsOf(amounts.toReversed())).toEqual(totalsOf(amounts));
    }),
  );
});
