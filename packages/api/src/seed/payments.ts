import { Random } from '@rentsafe/domain/fixtures';
import { exchanged } from '@rentsafe/domain/money';
import { dayOf, firstDayOf, type Month, monthOf, monthsBetween, type PlainDate } from '@rentsafe/format/date';
import type { StoredCurrency } from '../money/wire.ts';
import { FIRST_ZIG_DAY } from './portfolioPlan.ts';

/** How a tenant pays: on which days of a month, and how much of what is owed. */
interface Habit {
  /** Of a hundred tenants. */
  share: number;
  days: readonly [from: number, to: number];
  /** Per cent of what is owed. */
  part: readonly [from: number, to: number];
  /** The chance that nothing is paid in a month. */
  skips: number;
  /** The chance that a payment bounces. */
  bounces: number;
}

const habits: readonly Habit[] = [
  { share: 58, days: [1, 4], part: [100, 100], skips: 0, bounces: 0 },
  { share: 18, days: [5, 8], part: [100, 100], skips: 0, bounces: 0.005 },
  { share: 13, days: [11, 27], part: [100, 100], skips: 0.03, bounces: 0.02 },
  { share: 7, days: [3, 15], part: [50, 90], skips: 0.05, bounces: 0.03 },
  { share: 4, days: [8, 28], part: [40, 90], skips: 0.45, bounces: 0.05 },
];

export interface Payment {
  received_on: PlainDate;
  currency: StoredCurrency;
  /** In minor units: whole dollars or ZiG, unless it is all that is owed. */
  amount: bigint;
  /** Dollars that were paid in ZiG, and the rate. */
  paid: { currency: StoredCurrency; amount: bigint; rate: string } | null;
  method: 'transfer' | 'mobile' | 'cash' | 'cheque';
  reference: string;
  /** A cheque that comes back after a few days. */
  bounces: boolean;
}

/** What the bank, the telephone, the deposit slip or the cheque is known by. */
const references = {
  transfer: ['EFT', 'RTGS', 'ZIPIT'],
  mobile: ['ECO', 'ECO', 'ONE'],
  cash: ['DEP', 'DEP', 'DEP'],
  cheque: ['CHQ', 'CHQ', 'CHQ'],
} as const;

/** As many times as its share. */
const tenants = habits.flatMap((habit) => Array.from({ length: habit.share }, () => habit));

/** ZiG for a dollar, in a month. */
export const rateOf = (month: Month) =>
  (25.1 + 0.1 * monthsBetween(monthOf(FIRST_ZIG_DAY), month)).toFixed(4);

/** One tenant in sixteen pays dollars in ZiG, in two months of three. */
function paidInZig(lease: number, month: Month, { currency, amount }: Pick<Payment, 'currency' | 'amount'>) {
  if (currency === 'ZWG' || firstDayOf(month) < FIRST_ZIG_DAY) return null;
  const number = Number(month.slice(5));
  if (!new Random(0x5eed_0007 + lease).chance(1 / 16) || (lease + number) % 3 === 0) return null;
  const rate = rateOf(month);
  return { currency: 'ZWG' as const, amount: exchanged(amount, 'USD', rate), rate };
}

const habitOf = (lease: number): Habit => new Random(0x5eed_0005 + lease).pick(tenants);

/** Whether the tenant of a lease never pays all that is owed. */
export const paysInPart = (lease: number): boolean => habitOf(lease).part[1] < 100;

/**
 * What the tenant of a lease pays in a month, of what is owed in a currency; null for nothing. The same lease, month and currency
 * give the same.
 */
export function paymentOf(
  lease: number,
  month: Month,
  { currency, owed }: { currency: StoredCurrency; owed: bigint },
): Payment | null {
  const habit = habitOf(lease);
  const seed = currency === 'USD' ? 0x5eed_0006 : 0x5eed_0009;
  const random = new Random(seed + lease * 10_007 + Number(month.replace('-', '')));
  const day = random.int(...habit.days);
  const part = random.int(...habit.part);
  const bounces = random.chance(habit.bounces);
  const kind = random.int(0, 2);
  const number = random.int(100_000, 999_999);
  const method = bounces
    ? 'cheque'
    : random.pick(['transfer', 'transfer', 'transfer', 'mobile', 'cash'] as const);
  const amount = part === 100 ? owed : ((owed * BigInt(part)) / 10_000n) * 100n;
  if (random.chance(habit.skips) || amount <= 0n) return null;
  const reference = `${references[method][kind]} ${number}`;
  const paid = paidInZig(lease, month, { currency, amount });
  return { received_on: dayOf(month, day), currency, amount, paid, method, reference, bounces };
}
