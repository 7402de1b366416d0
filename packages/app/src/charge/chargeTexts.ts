import type { Charge, ChargeType } from '@rentsafe/domain/charge';
import { type ChargePayment, creditable } from '@rentsafe/domain/ledger';
import { toMinor } from '@rentsafe/format/money';
import { capitalised } from '../text/capitalised';

/** 'Late fee' of 'late_fee' */
export const typeText = (type: ChargeType): string => capitalised(type.replace('_', ' '));

export const isOpen = ({ open }: Charge): boolean => toMinor(open.amount) > 0n;

/** What paid it, oldest first, in minor units: the receipts by their numbers. */
export const paidBy = ({ payments }: Charge): ChargePayment<string>[] =>
  payments.map(({ receipt, amount }) => ({ receipt: receipt.number, amount: toMinor(amount.amount) }));

/** Whether a credit can lower it: something is open, or receipts have paid it. */
export const isCreditable = (charge: Charge): boolean =>
  creditable(toMinor(charge.open.amount), paidBy(charge)) > 0n;
