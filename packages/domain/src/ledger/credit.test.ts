import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditable, planCredit } from './credit.ts';

const payment = (receipt: string, amount: bigint) => ({ receipt, amount });

describe('a credit', () => {
  it('within what is open frees nothing', () => {
    const paid = [payment('A', 4_000n)];
    expect(planCredit(6_000n, paid, 6_000n)).toEqual({ freed: [], again: [], left: 0n });
    expect(planCredit(6_000n, paid, 1_000n)).toEqual({ freed: [], again: [], left: 0n });
  });

  it('worked example 20: of a paid charge frees its receipt, which pays the rest again', () => {
    const paid = [payment('A', 10_000n)];
    const plan = { freed: paid, again: [payment('A', 7_000n)], left: 3_000n };
    expect(planCredit(0n, paid, 3_000n)).toEqual(plan);
  });

  it('frees the newest first, each whole, and pays again from the first that was freed', () => {
    const paid = [payment('A', 4_000n), payment('B', 1_000n), payment('C', 2_000n)];
    expect(planCredit(3_000n, paid, 5_500n)).toEqual({
      freed: [payment('C', 2_000n), payment('B', 1_000n)],
      again: [payment('C', 500n)],
      left: 2_500n,
    });
    const twice = [payment('A', 4_000n), payment('B', 3_000n), payment('A', 3_000n)];
    expect(planCredit(0n, twice, 6_500n).again).toEqual([payment('A', 3_500n)]);
    expect(planCredit(0n, twice, 10_000n)).toEqual({ freed: twice.toReversed(), again: [], left: 10_000n });
  });

  it('leaves the charge paid by as much as it can, and frees no more than it needs', () => {
    const minor = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(
        minor,
        fc.array(fc.tuple(fc.nat(4), minor), { maxLength: 8 }),
        fc.nat(1_000),
        (open, list, share) => {
          const paid = list.map(([receipt, amount]) => ({ receipt, amount }));
          const most = creditable(open, paid);
          const amount = (most * BigInt(share)) / 1_000n;
          const { freed, again, left } = planCredit(open, paid, amount);
          const sum = (parts: readonly { amount: bigint }[]) =>
            parts.reduce((all, part) => all + part.amount, 0n);
          expect(freed).toEqual(paid.toReversed().slice(0, freed.length));
          expect(open + sum(freed) >= amount).toBe(true);
          expect(freed.length === 0 || open + sum(freed.slice(0, -1)) < amount).toBe(true);
          expect(left).toBe(sum(freed) - sum(again));
          // What was paid is lowered by what the credit takes beyond what was open.
          expect(left).toBe(amount > open ? amount - open : 0n);
          expect(new Set(again.map(({ receipt }) => receipt)).size).toBe(again.length);
        },
      ),
    );
  });
});
