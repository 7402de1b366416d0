import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  earlierOf,
  firstDayOf,
  lastDayOf,
  laterOf,
  type Month,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import { divideRounded, type Minor } from '@rentsafe/format/money';

/** What decides the days of a lease's charges. */
export interface LeaseTerms {
  from_on: PlainDate;
  /** The last day; null where the lease is open. */
  to_on: PlainDate | null;
  /** Day of the month, 1 to 31. */
  due_day: number;
  grace_days: number;
}

/** A net amount that holds from a day until the next step. */
export interface ScheduleStep {
  from_on: PlainDate;
  amount: Minor;
}

export interface ScheduleTerms {
  /** Months that one charge is for, counted from the month in which the lease begins. */
  every: 1 | 3 | 12;
  /** Oldest first; the first from the lease's first day. */
  steps: readonly ScheduleStep[];
}

/** What a schedule charges for one period, or for the rest of it. */
export interface PeriodCharge {
  /** First day of the period, which is a first of a month. */
  period: PlainDate;
  /** 1, or the number of the charge among those of its period. */
  part: number;
  charged_on: PlainDate;
  /** The last day that it covers. */
  until_on: PlainDate;
  due_on: PlainDate;
  grace_on: PlainDate;
  net: Minor;
}

interface Days {
  from: PlainDate;
  to: PlainDate;
}

const count = ({ from, to }: Days) => Math.max(0, daysBetween(from, to) + 1);
const overlap = (a: Days, b: Days): Days => ({ from: laterOf(a.from, b.from), to: earlierOf(a.to, b.to) });

/** The steps in force during a period, each weighted by its days, over the days of the whole period; rounded once. */
function netOf(period: Days, term: Days, steps: readonly ScheduleStep[]): Minor {
  const weighted = steps.reduce((sum, { from_on, amount }, index) => {
    const next = steps[index + 1];
    const inForce = { from: from_on, to: next ? addDays(next.from_on, -1) : term.to };
    return sum + amount * BigInt(count(overlap(period, overlap(term, inForce))));
  }, 0n);
  return divideRounded(weighted, BigInt(count(period)));
}

/** A charge that has been made for a period. */
export interface ChargedPart {
  /** The last day that it covers. */
  until_on: PlainDate;
  net: Minor;
}

/**
 * The charge of the period that begins in a month; undefined where none does, or it comes to nothing.
 *
 * @param charged what has been charged for the period, oldest first: where the lease was extended since, the charge is for the days
 * that no charge covers, of the period at its terms less what was charged.
 */
export function chargeOf(
  lease: LeaseTerms,
  schedule: ScheduleTerms,
  month: Month,
  charged: readonly ChargedPart[] = [],
): PeriodCharge | undefined {
  const months = monthsBetween(monthOf(lease.from_on), month);
  if (months < 0 || months % schedule.every !== 0) return undefined;
  const period = { from: firstDayOf(month), to: lastDayOf(addMonths(month, schedule.every - 1)) };
  const until_on = earlierOf(period.to, lease.to_on ?? period.to);
  const terms = netOf(period, { from: lease.from_on, to: until_on }, schedule.steps);
  const net = charged.reduce((rest, part) => rest - part.net, terms);
  if (net <= 0n) return undefined;
  const last = charged.at(-1);
  const charged_on = last ? addDays(last.until_on, 1) : laterOf(period.from, lease.from_on);
  if (charged_on > until_on) return undefined;
  const due_on = last ? charged_on : laterOf(dayOf(month, lease.due_day), charged_on);
  const grace_on = addDays(due_on, lease.grace_days);
  return { period: period.from, part: charged.length + 1, charged_on, until_on, due_on, grace_on, net };
}

/** What a schedule charges in the periods that begin in the months from one to another, oldest first. */
export function chargesOf(
  lease: LeaseTerms,
  schedule: ScheduleTerms,
  from: Month,
  until: Month,
): PeriodCharge[] {
  const first = laterOf(from, monthOf(lease.from_on));
  const months = Math.max(0, monthsBetween(first, until) + 1);
  return Array.from({ length: months }, (_, index) =>
    chargeOf(lease, schedule, addMonths(first, index)),
  ).filter((charge) => charge !== undefined);
}
