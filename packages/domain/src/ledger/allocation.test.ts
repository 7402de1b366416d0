import { toDecimal, toMinor } from '@rentsafe/format/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateInOrder, deductionsOf, netAndVat } from './allocation.ts';

describe('allocation', () => {
  it('worked example 5: the oldest first, the last in part', () => {
    const items = [1, 2, 3].map((charge) => ({ charge, open: toMinor('300.00') }));
    const parts = allocateInOrder(items, toMinor('750.00'));
    expect(parts.map(({ amount }) => toDecimal(amount))).toEqual(['300.00', '300.00', '150.00']);
    expect(allocateInOrder(items, toMinor('300.00'))).toEqual([{ charge: 1, amount: 30_000n }]);
    expect(allocateInOrder([], 100n)).toEqual([]);
  });

  it('uses no more than there is, and settles no more than is open', () => {
    const open = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        fc.array(open, { maxLength: 20 }),
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        (list, amount) => {
          const items = list.map((minor, charge) => ({ charge, open: minor }));
          const parts = allocateInOrder(items, amount);
          const used = parts.reduce((sum, part) => sum + part.amount, 0n);
          const owed = list.reduce((sum, minor) => sum + minor, 0n);
          expect(used <= amount && used <= owed && [amount, owed].includes(used)).toBe(true);
          expect(parts.every((part) => part.amount > 0n && part.amount <= (list[part.charge] ?? 0n))).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('part payments', () => {
  /** Pays a charge in parts. */
  const pay = (net: bigint, vat: bigint, parts: readonly bigint[]) => {
    const paid = { amount: net + vat, vat, allocated: 0n, allocatedVat: 0n };
    return parts.map((part) => {
      const split = netAndVat(paid, part);
      paid.allocated += part;
      paid.allocatedVat += split.vat;
      return split;
    });
  };

  it('worked example 6: net, VAT, commission and rent tax of four payments', () => {
    const parts = ['333.33', '333.33', '333.33', '425.93'].map(toMinor);
    const rows = pay(toMinor('1234.56'), toMinor('191.36'), parts).map(({ net, vat }, index) => {
      const out = deductionsOf(net, { commission: 1000, vat: 1550, rentTax: 1500 });
      const landlord = (parts[index] ?? 0n) - out.commission - out.commission_vat - out.rent_tax;
      return [net, vat, out.commission, out.commission_vat, out.rent_tax, landlord].map((minor) =>
        toDecimal(minor),
      );
    });
    expect(rows).toEqual([
      ['288.60', '44.73', '28.86', '4.47', '43.29', '256.71'],
      ['288.59', '44.74', '28.86', '4.47', '43.29', '256.71'],
      ['288.60', '44.73', '28.86', '4.47', '43.29', '256.71'],
      ['368.77', '57.16', '36.88', '5.72', '55.32', '328.01'],
    ]);
  });

  it('add up to the charge, however it is paid', () => {
    const minor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(
        minor,
        fc.integer({ min: 0, max: 100 }),
        fc.array(minor, { maxLength: 12 }),
        (net, rate, sizes) => {
          const vat = (net * BigInt(rate)) / 100n;
          let left = net + vat;
          const parts = [...sizes, left].flatMap((size) => {
            const part = size < left ? size : left;
            left -= part;
            return part > 0n ? [part] : [];
          });
          const split = pay(net, vat, parts);
          expect(split.reduce((sum, part) => sum + part.vat, 0n)).toBe(vat);
          expect(split.reduce((sum, part) => sum + part.net, 0n)).toBe(net);
          expect(split.every((part) => part.net >= 0n && part.vat >= 0n)).toBe(true);
        },
      ),
    );
  });
});
