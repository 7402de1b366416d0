import { toDecimal } from '@rentsafe/format/money';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MoneyValue } from './minors';
import { totalsOf } from './totals';

it('MNT-1 adds each currency by itself, whatever it is called', () => {
  expect(
    totalsOf([
      { amount: '123.45', currency: 'ZIG' },
      { amount: '0.10', currency: 'USD' },
      { amount: '0.20', currency: 'USD' },
      { amount: '0.05', currency: 'ZWG' },
    ]),
  ).toEqual([
    { currency: 'USD', minor: 30n },
    { currency: 'ZIG', minor: 12_350n },
  ]);
});

it('MNT-2 is exact above the largest whole number that a float can hold', () => {
  const amounts = Array.from({ length: 10_000 }, () => ({ amount: '90071992547409.91', currency: 'USD' }));
  expect(totalsOf(amounts)).toEqual([{ currency: 'USD', minor: 90_071_992_547_409_910_000n }]);
});

it.each(['NaN', '', '0.005', '1,000.00', null, 12])(
  'MNT-3 has no total of a currency with an amount of %s',
  (amount) => {
    const wrong = { amount, currency: 'USD' } as MoneyValue;
    const amounts = [{ amount: '1', currency: 'USD' }, wrong, { amount: '2', currency: 'USD' }];
    expect(totalsOf([...amounts, { amount: '7.00', currency: 'ZIG' }])).toEqual([
      { currency: 'USD', minor: null },
      { currency: 'ZIG', minor: 700n },
    ]);
  },
);

it('MNT-1 does not depend on the order of the amounts', () => {
  const amount = fc.record({
    amount: fc.bigInt().map((minor) => toDecimal(minor)),
    currency: fc.constantFrom('USD', 'ZIG', 'ZAR'),
  });
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      expect(totalsOf(amounts.toReversed())).toEqual(totalsOf(amounts));
    }),
  );
});
