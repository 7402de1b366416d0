import { addMonths, dayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { type Minor, toDecimal } from '@rentsafe/format/money';
import { type Currency, currencies } from '../money/index.ts';
import { dayReached, openOf, type RatedCharge, type RatedLease, sum } from './facts.ts';

/** A row of Active or Historic in a report. */
export interface CreditLine {
  creditor: string;
  type: 'Residential lease' | 'Commercial lease';
  outstandingSince: PlainDate;
  currency: Currency;
  amount: string;
}

/** Settled charges are shown for so many months. */
const MONTHS = 36;

const monthsBefore = (day: PlainDate, months: number) =>
  dayOf(addMonths(monthOf(day), -months), Number(day.slice(8)));

type Amount = (charge: RatedCharge) => Minor;

const activeOf =
  (asAt: PlainDate): Amount =>
  (charge) =>
    charge.grace_on < asAt ? openOf(charge) : 0n;

/** What was open past its grace days and has been settled since. */
const historicOf =
  (asAt: PlainDate): Amount =>
  (charge) => {
    const { amount, payments, writeOffs, grace_on } = charge;
    if (amount <= 0n || openOf(charge) > 0n) return 0n;
    const settled = dayReached([...payments, ...writeOffs], amount);
    if (settled === null || settled <= monthsBefore(asAt, MONTHS)) return 0n;
    return amount - sum([...payments, ...writeOffs].filter(({ on }) => on <= grace_on));
  };

const linesOf = (leases: readonly RatedLease[], amountOf: Amount): CreditLine[] =>
  leases
    .filter(({ isReportable }) => isReportable)
    .flatMap((lease) =>
      currencies.flatMap((currency): CreditLine[] => {
        const charges = lease.charges
          .filter((charge) => charge.currency === currency && charge.type !== 'deposit')
          .filter(({ isDisputed, isLate }) => !isDisputed && !isLate)
          .map((charge) => ({ ...charge, counted: amountOf(charge) }))
          .filter(({ counted }) => counted > 0n);
        const [oldest] = charges;
        if (!oldest) return [];
        return [
          {
            creditor: lease.creditor,
            type: lease.isBusiness ? 'Commercial lease' : 'Residential lease',
            outstandingSince: oldest.due_on,
            currency,
            amount: toDecimal(charges.reduce((total, { counted }) => total + counted, 0n)),
          },
        ];
      }),
    );

/** What is open past its grace days, and what was and has been settled in the last 36 months, by lease and currency. */
export const creditLines = (leases: readonly RatedLease[], asAt: PlainDate) => ({
  active: linesOf(leases, activeOf(asAt)),
  historic: linesOf(leases, historicOf(asAt)),
});
