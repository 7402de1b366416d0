import type { PlainDate } from '@rentsafe/format/date';
import { type Exclusion, type Grade, grades } from '../report/index.ts';
import { openOf, type RatedCharge, type RatedLease } from './facts.ts';
import { type Graded, gradeOf } from './grade.ts';

/** The latest months that count. */
export const MONTHS = 12;

/** A month of a lease that was graded, or would have been but for a dispute: then its grade is null. */
export interface RentMonth extends Graded {
  lease: RatedLease;
  charge: RatedCharge;
}

export interface ExcludedMonth {
  lease: RatedLease;
  charge: RatedCharge;
  reason: Exclusion;
}

function exclusionOf(lease: RatedLease, charge: RatedCharge, { grade }: Graded): Exclusion | null {
  if (!lease.isReportable) return 'not_reportable';
  if (charge.isLate) return 'recorded_late';
  if (charge.isOpening) return 'opening';
  if (charge.amount <= 0n) return 'credited';
  if (charge.isDisputed) return 'disputed';
  return grade === null ? 'open' : null;
}

const rank = (grade: Grade | null) => (grade === null ? -1 : grades.indexOf(grade));

const byDueDate = <Month extends { lease: RatedLease; charge: RatedCharge }>(a: Month, b: Month) => {
  if (a.charge.due_on !== b.charge.due_on) return a.charge.due_on < b.charge.due_on ? -1 : 1;
  return a.lease.lease.id - b.lease.lease.id;
};

/**
 * The months of rent of all leases, oldest first, each with its worst grade, and what was left out: of other charges those that are
 * no debt because they were recorded late. A disputed month keeps its place, without a
 * grade: otherwise a dispute could bring an older month back in, and make a rating worse.
 */
export function monthsOf(
  leases: readonly RatedLease[],
  asAt: PlainDate,
): { months: RentMonth[]; excluded: ExcludedMonth[] } {
  const months = new Map<string, RentMonth>();
  const excluded = new Map<string, ExcludedMonth>();
  for (const lease of leases) {
    const missed = (charge: RatedCharge) => charge.isLate && lease.isReportable && openOf(charge) > 0n;
    for (const charge of lease.charges.filter((one) => one.type === 'rent' || missed(one))) {
      const graded = gradeOf(charge, asAt);
      const reason = exclusionOf(lease, charge, graded);
      const key = `${lease.lease.id} ${charge.month}`;
      if (reason !== null) excluded.set(`${key} ${reason}`, { lease, charge, reason });
      if (reason !== null && (reason !== 'disputed' || graded.grade === null)) continue;
      const month = { lease, charge, ...graded, grade: reason === null ? graded.grade : null };
      const other = months.get(key);
      if (!other || rank(month.grade) > rank(other.grade)) months.set(key, month);
    }
  }
  return {
    months: [...months.values()].toSorted(byDueDate).slice(-MONTHS),
    excluded: [...excluded.values()].toSorted(byDueDate).slice(-MONTHS),
  };
}
