import type { Exclusion, Explanation, Grade } from '@rentsafe/domain/report';
import { formatDate } from '@rentsafe/format/date';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { monthText } from '../text/monthText';

export type RatedMonth = Explanation['months'][number];

/** What the letters of the months stand for, best first. */
export const gradeTexts: Readonly<Record<Grade, string>> = {
  P: 'paid by the due date',
  G: 'paid within the grace days',
  L: 'paid within 30 days of the due date',
  S: 'paid in part within 30 days',
  N: 'not paid within 30 days',
};

const exclusionTexts: Readonly<Record<Exclusion, string>> = {
  open: 'not yet paid, and less than 30 days past the due date',
  disputed: 'disputed',
  credited: 'credited in full',
  not_reportable: 'the lease is not marked reportable',
  opening: 'brought forward from earlier accounts',
  recorded_late: 'recorded more than 45 days after its due date, and not checked by RentSafe',
};

const months = (count: number) => (count === 1 ? '1 month was' : `${count} months were`);
const open = (share: string, days: string) => `${share} of a month’s rent is open more than ${days}.`;

/** In one sentence, why the rating is as it is: the rule that decided, with what it was found from. */
export function ruleText({ rule, grades }: Pick<Explanation, 'rule' | 'grades'>): string {
  const count = (grade: Grade) => [...grades].filter((own) => own === grade).length;
  switch (rule) {
    case 'non_payer.claim':
      return 'A claim is listed that has not been settled.';
    case 'non_payer.grades':
      return 'The last three graded months were not paid (N).';
    case 'non_payer.debt':
      return open('The whole', '90 days after its due date');
    case 'high_plus.grades':
      return `${months(count('N'))} not paid (N); two are enough for this rating.`;
    case 'high_plus.debt':
      return open('At least a tenth', '60 days after its due date');
    case 'high.grades':
      return count('N') > 0
        ? `${months(count('N'))} not paid (N).`
        : `${months(count('S'))} paid only in part (S); three are enough for this rating.`;
    case 'high.debt':
      return open('At least a tenth', '30 days after its due date');
    case 'unrated':
      return grades.length === 0
        ? 'There is no graded month yet; a rating needs three.'
        : `Only ${months(grades.length)} graded; a rating needs three.`;
    case 'medium.grades':
      return count('S') > 0
        ? `${months(count('S'))} paid only in part (S).`
        : `${months(count('L'))} paid late (L); three are enough for this rating.`;
    case 'medium.debt':
      return 'At least a tenth of a month’s rent is open past its grace days.';
    case 'low':
      return 'No month was unpaid or paid only in part, fewer than three were paid late, and less than a tenth of a month’s rent is open past its grace days.';
    default:
      return `The rule ${rule} decided.`;
  }
}

/** What paying would change; null where nothing is owed. */
export function ifPaidText(
  { if_paid, debts, claims }: Explanation,
  classification: string | null | undefined,
): string | null {
  if (debts.length === 0 && claims.length === 0) return null;
  const what =
    claims.length === 0 ? 'all rent past its due date' : 'every claim and all rent past its due date';
  if (if_paid === (classification ?? null)) return `Paying ${what} would not change the rating.`;
  return `If ${what} were paid on this day, the rating would be ${if_paid ?? 'N/A'}.`;
}

/** The months that were left out, by reason: 'Disputed: October 2025 (L-0001).' */
export function exclusionLines({ excluded }: Explanation): string[] {
  const reasons = [...new Set(excluded.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const left = excluded
      .filter((month) => month.reason === reason)
      .map(({ lease, month }) => `${monthText(month)} (${lease.number})`);
    return `${left.join(', ')}: ${exclusionTexts[reason]}.`;
  });
}

/** '$200.00 of lease L-0001, due since 05 Jun 2025 (56 days)' */
export const debtLines = ({ debts }: Explanation): string[] =>
  debts.map(
    ({ lease, creditor, amount: { amount, currency }, oldest_due_on, days }) =>
      `${formatMoney(amount, currency)} of lease ${lease.number}, ${creditor}: due since ${formatDate(oldest_due_on, 'medium')} (${days === 1 ? '1 day' : `${days} days`})`,
  );

/** The months of a lease in a currency, oldest first. */
export interface MonthsOfLease {
  key: string;
  title: string;
  months: readonly RatedMonth[];
}

/** The months by lease and currency: amounts of two currencies are never compared. */
export function byLease({ months: all }: Explanation): MonthsOfLease[] {
  const keyOf = ({ lease, amount }: RatedMonth) => `${lease.id} ${amount.currency}`;
  return [...new Set(all.map(keyOf))].map((key) => {
    const own = all.filter((month) => keyOf(month) === key);
    const [first] = own;
    const title = first ? `Lease ${first.lease.number}, ${first.creditor}, in ${first.amount.currency}` : '';
    return { key, title, months: own };
  });
}

/** A share in whole per cent, rounded down. */
const percentOf = (part: string, whole: string) => String((toMinor(part) * 100n) / (toMinor(whole) || 1n));

/** What a month's tile shows beneath its letter: the day of payment, or the share that was paid in time. */
export const paidText = ({ paid, paid_on, amount, grade }: RatedMonth): string =>
  paid_on && grade !== 'S' && grade !== 'N'
    ? formatDate(paid_on).slice(0, -3)
    : `${percentOf(paid.amount, amount.amount)}%`;

/** For those who do not see the tile. */
export function monthSentence(month: RatedMonth): string {
  const { paid, amount, paid_on, grade } = month;
  const partly =
    grade === 'S'
      ? `paid in part (${percentOf(paid.amount, amount.amount)}% within 30 days)`
      : gradeTexts[grade];
  const share = `${formatMoney(paid.amount, paid.currency)} of ${formatMoney(amount.amount, amount.currency)}${grade === 'S' ? '' : ' within 30 days'}`;
  const on = paid_on ? `, paid on ${formatDate(paid_on, 'medium')}` : '';
  return `${monthText(month.month)}: ${grade}, ${partly}; ${share}${on}`;
}
