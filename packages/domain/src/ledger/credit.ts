import type { Minor } from '@rentsafe/format/money';
import { allocateInOrder } from './allocation.ts';

/** So much of a charge that a receipt has settled. */
export interface ChargePayment<Receipt = number> {
  receipt: Receipt;
  amount: Minor;
}

/** What a credit of a charge does to the receipts that paid it. */
export interface CreditPlan<Own extends ChargePayment<unknown>> {
  /** Payments to take back whole, in this order. */
  freed: Own[];
  /** What of the freed money pays the rest of the charge again, in this order. */
  again: ChargePayment<Own['receipt']>[];
  /** What of it becomes the tenant's credit. */
  left: Minor;
}

const sumOf = (payments: readonly ChargePayment<unknown>[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0n);

/** What of a charge may be credited: what is open, and what receipts have paid. */
export const creditable = (open: Minor, payments: readonly ChargePayment<unknown>[]): Minor =>
  open + sumOf(payments);

/**
 * What a credit needs of what was paid: the newest payments are taken back until enough is open, and what is still open after
 * the credit is paid again, by the receipt that was freed first.
 *
 * @param payments of the charge, oldest first. @param amount at most what may be credited, see `creditable`.
 */
export function planCredit<Own extends ChargePayment<unknown>>(
  open: Minor,
  payments: readonly Own[],
  amount: Minor,
): CreditPlan<Own> {
  const freed: Own[] = [];
  for (const payment of payments.toReversed()) {
    if (open + sumOf(freed) >= amount) break;
    freed.push(payment);
  }
  const total = sumOf(freed);
  const receipts = new Map<Own['receipt'], Minor>();
  for (const { receipt, amount: part } of freed) receipts.set(receipt, (receipts.get(receipt) ?? 0n) + part);
  const sources = [...receipts].map(([charge, left]) => ({ charge, open: left }));
  const again = allocateInOrder(sources, open + total - amount).map(({ charge: receipt, amount: part }) => ({
    receipt,
    amount: part,
  }));
  return { freed, again, left: total - sumOf(again) };
}
