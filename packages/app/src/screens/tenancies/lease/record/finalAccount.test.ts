import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import { expect, test } from 'vitest';
import { sampleDeposit } from '../../../../testing/sampleDeposits';
import { sampleLease } from '../../../../testing/sampleLeases';
import { accountPeriod, finalAccountOf } from './finalAccount';

type Line = CustomerStatement['lines'][number];
let entry = 0;
const line = (kind: Line['kind'], debit: string, credit: string, changes: Partial<Line> = {}): Line => {
  entry += 1;
  return {
    ...{
      corrects: [],
      entry,
      kind,
      debit,
      credit,
      date: '2026-04-02',
      number: `N-${entry}`,
      description: kind,
    },
    ...{ balance: '0.00', ...changes },
  };
};

const statement = (lines: Line[], currency: 'USD' | 'ZIG' = 'USD'): CustomerStatement => ({
  lease: { id: 7, number: 'L-0007' },
  tenant: null,
  currency,
  from: '2026-01-01',
  to: '2026-04-15',
  known_seq: 9,
  opening: '0.00',
  lines,
  closing: '0.00',
});

const coming = (charged_on: string, amount: string, charge: number | null = null) => ({
  ...{ schedule: 1, period: charged_on, charged_on, due_on: charged_on, currency: 'USD' as const },
  ...{ net: amount, vat: '0.00', amount, charge },
});

/** Worked example 11, before the refund: damage of 120.00 deducted from a deposit of 500.00. */
const damage = [
  line('charge_run', '500.00', '0.00'),
  line('receipt', '0.00', '500.00'),
  line('charge', '120.00', '0.00'),
  line('deposit_deduction', '0.00', '120.00', { date: '2026-04-03', description: 'Broken door' }),
];
const deposits = [sampleDeposit({ held: '380.00', deducted: '120.00' })];

test('what was charged, paid and deducted, and what goes back', () => {
  const account = finalAccountOf(statement(damage), { lastDay: '2026-03-31', schedule: [], deposits });
  expect(account?.account.map(({ text, minor }) => [text, minor])).toEqual([
    ['Rent and services charged', 50_000n],
    ['Other charges', 12_000n],
    ['Received', -50_000n],
    ['From the deposit', -12_000n],
  ]);
  expect(account?.deposit.map(({ text, minor }) => [text, minor])).toEqual([
    ['Deposit received', 50_000n],
    ['Deducted: Broken door', -12_000n],
  ]);
  expect(account).toMatchObject({ owed: 0n, held: 38_000n, back: 38_000n });
});

test('rent until the last day that is not charged yet counts, and none after it', () => {
  const schedule = [
    coming('2026-03-01', '500.00', 12),
    coming('2026-04-01', '250.00'),
    coming('2026-05-01', '500.00'),
  ];
  const account = finalAccountOf(statement(damage), { lastDay: '2026-04-15', schedule, deposits });
  expect(account).toMatchObject({ owed: 25_000n, back: 13_000n });
});

test('more owed than held is still owed; a refund and a deduction that was taken back are in the deposit', () => {
  const lines = [
    ...damage,
    line('receipt_reversal', '120.00', '0.00', { number: damage[3]?.number ?? null }),
  ];
  const back = [sampleDeposit({ held: '100.00', deducted: '0.00', refunded: '400.00' })];
  const account = finalAccountOf(statement(lines), { lastDay: '2026-03-31', schedule: [], deposits: back });
  expect(account?.deposit.map(({ text, minor }) => [text, minor])).toEqual([
    ['Deposit received', 50_000n],
    ['Refunded', -40_000n],
  ]);
  expect(account).toMatchObject({ owed: 12_000n, held: 10_000n, back: -2_000n });
});

test('a currency in which nothing moved is left out', () => {
  const parts = { lastDay: '2026-03-31', schedule: [], deposits };
  expect(finalAccountOf(statement([], 'ZIG'), parts)).toBeUndefined();
});

test('it reaches from the first day to today, or to a last day that is still to come', () => {
  expect(accountPeriod(sampleLease(), '2026-06-20')).toEqual({ from: '2025-06-01', to: '2026-06-20' });
  expect(accountPeriod(sampleLease(), '2026-03-02')).toEqual({ from: '2025-06-01', to: '2026-05-31' });
  expect(accountPeriod(sampleLease({ to_on: null }), '2026-03-02').to).toBe('2026-03-02');
});
