import { daysBetween, type PlainDate } from '@rentsafe/format/date';
import type { Minor } from '@rentsafe/format/money';
import { type Currency, currencies } from '../money/index.ts';
import { openOf, type RatedLease } from './facts.ts';

/** Rent of a lease that is past its due date. */
export interface Debt {
  lease: RatedLease;
  currency: Currency;
  amount: Minor;
  oldest_due_on: PlainDate;
  /** Since the oldest due date. */
  days: number;
  /** Whether a share of the lease's latest rent charge is open past its grace days, and past so many days. */
  isOver: (days: number, share: bigint) => boolean;
}

/** The rent that is past its due date, by lease and currency, without disputed charges. */
export function debtsOf(leases: readonly RatedLease[], asAt: PlainDate): Debt[] {
  const reportable = leases.filter(({ isReportable }) => isReportable);
  return reportable.flatMap((lease) => currencies.flatMap((currency) => debtOf(lease, currency, asAt) ?? []));
}

function debtOf(lease: RatedLease, currency: Currency, asAt: PlainDate): Debt | null {
  const rents = lease.charges.filter(
    (charge) => charge.type === 'rent' && charge.currency === currency && !charge.isLate,
  );
  const due = rents
    .filter(({ due_on, isDisputed }) => due_on < asAt && !isDisputed)
    .map((charge) => ({ ...charge, open: openOf(charge), days: daysBetween(charge.due_on, asAt) }))
    .filter(({ open }) => open > 0n);
  const [oldest] = due;
  const latest = rents.at(-1);
  if (!oldest || !latest) return null;
  const total = (charges: typeof due) => charges.reduce((all, { open }) => all + open, 0n);
  return {
    lease,
    currency,
    amount: total(due),
    oldest_due_on: oldest.due_on,
    days: oldest.days,
    isOver: (days, share) => {
      const open = total(due.filter((charge) => charge.days > days && charge.grace_on < asAt));
      return open > 0n && open * share >= latest.amount;
    },
  };
}
