import type { PlainDate } from '@rentsafe/format/date';
import { type Minor, toDecimal } from '@rentsafe/format/money';
import type { Currency, Money } from '../money/index.ts';
import type { Claim, Explanation, RiskRating } from '../report/index.ts';
import { type CreditLine, creditLines } from './credit.ts';
import { withCredits } from './credits.ts';
import { debtsOf } from './debts.ts';
import { openOf, type RatedFacts, type RatedLease } from './facts.ts';
import { MONTHS, monthsOf } from './months.ts';
import { RATING_VERSION, rate } from './rules.ts';

const moneyOf = (minor: Minor, currency: Currency): Money => ({ amount: toDecimal(minor), currency });

/** The lease with all its rent that is past its due date paid on a day. */
const paidOn = (lease: RatedLease, day: PlainDate): RatedLease => ({
  ...lease,
  charges: lease.charges.map((charge) =>
    charge.due_on < day
      ? { ...charge, payments: [...charge.payments, { on: day, amount: openOf(charge) }] }
      : charge,
  ),
});

/** The rating and all it was found from; money that settles no charge has been counted. */
function found(leases: readonly RatedLease[], isClaimed: boolean, asAt: PlainDate) {
  const { months, excluded } = monthsOf(leases, asAt);
  const debts = debtsOf(leases, asAt);
  return { months, excluded, debts, ...rate({ grades: months.map(({ grade }) => grade), debts, isClaimed }) };
}

export interface Rating {
  classification: RiskRating | null;
  explanation: Explanation;
  claims: Claim[];
  active: CreditLine[];
  historic: CreditLine[];
}

/** The rating of a person or a company at the end of a day, why it is so, and what a report lists beside it. */
export function ratingOf(facts: RatedFacts, asAt: PlainDate): Rating {
  const leases = facts.leases.map(withCredits);
  const claims = facts.claims.filter(({ isDisputed }) => !isDisputed);
  const { months, excluded, debts, rule, rating } = found(leases, claims.length > 0, asAt);
  const graded = months.filter(({ grade }) => grade !== null);
  const since = months.length < MONTHS ? '' : (months[0]?.charge.due_on ?? '');
  return {
    classification: rating,
    explanation: {
      rule,
      version: RATING_VERSION,
      grades: graded.map(({ grade }) => grade).join(''),
      months: graded.flatMap(({ lease: { lease, creditor }, charge, paid, paid_on, grade }) =>
        grade === null
          ? []
          : {
              ...{ lease, creditor, month: charge.month, due_on: charge.due_on },
              ...{ amount: moneyOf(charge.amount, charge.currency), paid: moneyOf(paid, charge.currency) },
              ...{ paid_on, grade },
            },
      ),
      debts: debts.map(({ lease: { lease, creditor }, currency, amount, oldest_due_on, days }) => ({
        ...{ lease, creditor, amount: moneyOf(amount, currency), oldest_due_on, days },
      })),
      claims: claims.map(({ claimant, amount, currency, listed_on }) => ({
        ...{ claimant, amount: moneyOf(amount, currency), listed_on },
      })),
      excluded: excluded
        .filter(({ charge }) => charge.due_on >= since)
        .map(({ lease: { lease }, charge: { month }, reason }) => ({ lease, month, reason })),
      if_paid: found(
        leases.map((lease) => paidOn(lease, asAt)),
        false,
        asAt,
      ).rating,
    },
    claims: facts.claims.map(({ claimant, type, currency, amount, listed_on }) => ({
      ...{ claimant, type, currency, amount: toDecimal(amount), dateOfClaim: listed_on },
    })),
    ...creditLines(leases, asAt),
  };
}
