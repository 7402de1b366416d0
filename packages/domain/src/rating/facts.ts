import type { Month, PlainDate } from '@rentsafe/format/date';
import type { Minor } from '@rentsafe/format/money';
import type { Currency } from '../money/index.ts';

/** Money that came in, and the day on which it counts. */
export interface Payment {
  on: PlainDate;
  amount: Minor;
}

/** A charge as it stood at the end of a day. */
export interface RatedCharge {
  type: string;
  currency: Currency;
  /** The month that it is for. */
  month: Month;
  /** No payment counts before. */
  charged_on: PlainDate;
  due_on: PlainDate;
  grace_on: PlainDate;
  /** Less credit notes; write-offs do not lower it. */
  amount: Minor;
  payments: readonly Payment[];
  writeOffs: readonly Payment[];
  /** By a dispute that is open or upheld. */
  isDisputed: boolean;
  /** Taken over from the books before ours. */
  isOpening: boolean;
  /** Recorded too long after its due date in a book that nobody had checked: it counts neither for nor against anybody. */
  isLate: boolean;
}

/** A lease of a tenant as it stood at the end of a day. */
export interface RatedLease {
  lease: { id: number; number: string };
  /** The name of the book. */
  creditor: string;
  isReportable: boolean;
  isBusiness: boolean;
  /** Oldest due date first. */
  charges: readonly RatedCharge[];
  /** Money that settles no charge; negative where more of it is gone than there was. */
  credits: readonly (Payment & { currency: Currency })[];
}

/** A claim that is listed. */
export interface RatedClaim {
  claimant: string;
  type: string;
  currency: Currency;
  amount: Minor;
  listed_on: PlainDate;
  isDisputed: boolean;
}

/** What is held of a person or a company at the end of a day. */
export interface RatedFacts {
  leases: readonly RatedLease[];
  claims: readonly RatedClaim[];
}

export const sum = (payments: readonly Payment[]): Minor =>
  payments.reduce((total, { amount }) => total + amount, 0n);

/** What is open of a charge. */
export const openOf = ({ amount, payments, writeOffs }: RatedCharge): Minor =>
  amount - sum(payments) - sum(writeOffs);

/** The day on which payments reached a sum; null where they have not. */
export function dayReached(payments: readonly Payment[], target: Minor): PlainDate | null {
  let total = 0n;
  for (const { on, amount } of payments.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))) {
    total += amount;
    if (total >= target) return on;
  }
  return null;
}
