import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeOf, chargesOf, type LeaseTerms, type PeriodCharge, type ScheduleTerms } from './index.ts';

const lease = (from_on: string, to_on: string | null = null, due_day = 1): LeaseTerms => ({
  from_on,
  to_on,
  due_day,
  grace_days: 5,
});
const schedule = (steps: Record<string, string>, every: ScheduleTerms['every'] = 1): ScheduleTerms => ({
  every,
  steps: Object.entries(steps).map(([from_on, amount]) => ({ from_on, amount: toMinor(amount) })),
});
const amounts = (...args: Parameters<typeof chargesOf>) =>
  chargesOf(...args).map(({ due_on, grace_on, net }) => [due_on, grace_on, toDecimal(net)]);

test('worked example 1: the first and the last month by days', () => {
  const terms = lease('2026-01-15', '2026-06-10', 5);
  const rent = schedule({ '2026-01-15': '475.50' });
  expect(amounts(terms, rent, '2026-01', '2026-02')).toEqual([
    ['2026-01-15', '2026-01-20', '260.76'],
    ['2026-02-05', '2026-02-10', '475.50'],
  ]);
  expect(amounts(terms, rent, '2026-06', '2026-07')).toEqual([['2026-06-05', '2026-06-10', '158.50']]);
  expect(chargeOf(terms, rent, '2026-01')?.charged_on).toBe('2026-01-15');
  expect(chargeOf(terms, rent, '2026-07')).toBeUndefined();
});

test('worked example 2: a step within a month counts from its day', () => {
  const rent = schedule({ '2025-03-15': '500.00', '2026-03-15': '550.00' });
  const nets = chargesOf(lease('2025-03-15'), rent, '2026-02', '2026-04').map(({ net }) => toDecimal(net));
  expect(nets).toEqual(['500.00', '527.42', '550.00']);
});

test('quarters and years count from the month in which the lease begins', () => {
  const quarterly = chargesOf(
    lease('2026-02-10'),
    schedule({ '2026-02-10': '300.00' }, 3),
    '2026-01',
    '2026-12',
  );
  // 80 of 89 days from February to April.
  expect(quarterly.map(({ period, net }) => [period, toDecimal(net)])).toEqual([
    ['2026-02-01', '269.66'],
    ['2026-05-01', '300.00'],
    ['2026-08-01', '300.00'],
    ['2026-11-01', '300.00'],
  ]);
  const yearly = chargesOf(
    lease('2024-02-29'),
    schedule({ '2024-02-29': '60.00' }, 12),
    '2024-02',
    '2026-12',
  );
  expect(yearly.map(({ period }) => period)).toEqual(['2024-02-01', '2025-02-01', '2026-02-01']);
});

test('worked example 19: what is extended after a shorter period was charged is owed the rest, once', () => {
  const rent = schedule({ '2026-01-01': '300.00' });
  const first = chargeOf(lease('2026-01-01', '2026-06-15'), rent, '2026-06');
  expect(first).toMatchObject({ part: 1, charged_on: '2026-06-01', until_on: '2026-06-15', net: 15_000n });
  const charged = first ? [first] : [];
  const extended = lease('2026-01-01', '2026-12-31', 5);
  const rest = chargeOf(extended, rent, '2026-06', charged);
  expect(rest).toEqual({
    period: '2026-06-01',
    part: 2,
    charged_on: '2026-06-16',
    until_on: '2026-06-30',
    due_on: '2026-06-16',
    grace_on: '2026-06-21',
    net: 15_000n,
  });
  expect(chargeOf(extended, rent, '2026-06', rest ? [...charged, rest] : [])).toBeUndefined();
  expect(chargeOf(lease('2026-01-01', '2026-06-10'), rent, '2026-06', charged)).toBeUndefined();
});

test('a rest has the terms of its days, and comes to nothing where the whole period was charged', () => {
  const steps = schedule({ '2026-01-01': '300.00', '2026-06-16': '420.00' });
  const charged = [{ until_on: '2026-06-15', net: 15_000n }];
  expect(chargeOf(lease('2026-01-01'), steps, '2026-06', charged)?.net).toBe(21_000n);
  const more = [{ until_on: '2026-06-15', net: 36_000n }];
  expect(chargeOf(lease('2026-01-01'), steps, '2026-06', more)).toBeUndefined();
  const whole = [{ until_on: '2026-06-30', net: 30_000n }];
  expect(chargeOf(lease('2026-01-01'), steps, '2026-06', whole)).toBeUndefined();
  const quarterly = schedule({ '2026-01-01': '900.00' }, 3);
  const twoMonths = [{ until_on: '2026-05-31', net: 60_330n }];
  expect(chargeOf(lease('2026-01-01'), quarterly, '2026-04', twoMonths)).toMatchObject({
    charged_on: '2026-06-01',
    until_on: '2026-06-30',
    net: 29_670n,
  });
});

test('however often a lease is extended, its charges add up to the terms and leave no day out', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.constantFrom(1 as const, 3 as const, 12 as const),
      fc.array(fc.nat(400), { minLength: 1, maxLength: 6 }),
      (amount, every, ends) => {
        const terms: ScheduleTerms = { every, steps: [{ from_on: '2026-01-10', amount }] };
        const charged: PeriodCharge[] = [];
        for (const days of ends.toSorted((a, b) => a - b)) {
          const charge = chargeOf(
            lease('2026-01-10', addDays('2026-01-10', days)),
            terms,
            '2026-01',
            charged,
          );
          if (charge) charged.push(charge);
        }
        const longest = lease('2026-01-10', addDays('2026-01-10', Math.max(...ends)));
        const whole = chargeOf(longest, terms, '2026-01');
        expect(charged.reduce((sum, { net }) => sum + net, 0n)).toBe(whole?.net ?? 0n);
        for (const [index, { charged_on }] of charged.entries()) {
          const before = charged[index - 1];
          expect(charged_on).toBe(before ? addDays(before.until_on, 1) : '2026-01-10');
        }
      },
    ),
  );
});

test('a due day that a month does not have is its last day', () => {
  const due = chargesOf(
    lease('2026-01-01', null, 31),
    schedule({ '2026-01-01': '1.00' }),
    '2026-01',
    '2026-04',
  );
  expect(due.map(({ due_on }) => due_on)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
});

test('a step of nothing charges nothing', () => {
  const rent = schedule({ '2026-01-01': '100.00', '2026-02-01': '0.00', '2026-03-01': '100.00' });
  const periods = chargesOf(lease('2026-01-01'), rent, '2026-01', '2026-03').map(({ period }) => period);
  expect(periods).toEqual(['2026-01-01', '2026-03-01']);
});

test('before the lease and after it there is no charge', () => {
  const rent = schedule({ '2026-03-01': '100.00' });
  expect(chargesOf(lease('2026-03-01', '2026-03-31'), rent, '2025-01', '2027-12')).toHaveLength(1);
  expect(chargesOf(lease('2026-03-01'), rent, '2026-03', '2026-02')).toEqual([]);
});

test('a charge is due in the lease, not before it begins, and whole periods cost the whole step', () => {
  const anyDate = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const net = fc.bigInt({ min: 1n, max: 10n ** 14n });
  fc.assert(
    fc.property(
      anyDate,
      net,
      fc.integer({ min: 1, max: 31 }),
      fc.nat(900),
      (from_on, amount, due_day, days) => {
        const to_on = addDays(from_on, days);
        const charges = chargesOf(
          { from_on, to_on, due_day, grace_days: 5 },
          { every: 1, steps: [{ from_on, amount }] },
          monthOf(from_on),
          addMonths(monthOf(to_on), 1),
        );
        for (const charge of charges) {
          const month = monthOf(charge.period);
          const isWhole = from_on <= firstDayOf(month) && to_on >= lastDayOf(month);
          expect(charge.charged_on >= from_on && charge.due_on >= charge.charged_on).toBe(true);
          expect(charge.period <= to_on).toBe(true);
          expect(isWhole ? charge.net === amount : charge.net <= amount).toBe(true);
        }
      },
    ),
  );
});
