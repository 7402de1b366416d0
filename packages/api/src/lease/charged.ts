import { monthOf, type PlainDate } from '@rentsafe/domain/date';
import type { Lease } from '@rentsafe/domain/lease';
import { chargeOf, type ScheduleTerms } from '@rentsafe/domain/ledger';
import { atRate, type Minor, toDecimal, toMinor } from '@rentsafe/domain/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { credited } from '../ledger/credited.ts';

/** What a schedule has charged for a period. */
interface Charged {
  id: number;
  schedule: number;
  period: PlainDate;
  /** Last day of the period. */
  until: PlainDate;
  net: string;
  vat: string;
  vat_bp: number;
  /** What credit notes took off it. */
  credited: string;
}

/** What the schedules of a lease have charged, oldest first. */
export const chargedPeriods = (db: Db, lease: number): Promise<Charged[]> =>
  rows(
    db,
    sql`SELECT c.id, c.schedule_id AS schedule, c.period::text, (c.period + make_interval(months => cs.every) - interval '1 day')::date::text AS until,
          c.net::text, c.vat::text, c.vat_bp, ${credited}::text AS credited
        FROM charges c JOIN charge_schedules cs ON cs.id = c.schedule_id WHERE c.lease_id = ${lease} ORDER BY c.due_on, c.id`,
  );

export const termsOf = ({ every, steps }: Lease['schedules'][number]): ScheduleTerms => ({
  every,
  steps: steps.map(({ from_on, amount }) => ({ from_on, amount: toMinor(amount) })),
});

/** What was charged for days after the end of a lease and not credited, charge by charge. */
export function chargedBeyond(
  lease: Lease,
  end: PlainDate,
  charged: readonly Charged[],
): { charge: number; amount: string }[] {
  const ended = { ...lease, to_on: end };
  return charged
    .filter(({ until }) => until > end)
    .flatMap(({ id, schedule, period, net, vat, vat_bp, credited: credits }) => {
      const own = lease.schedules.find((candidate) => candidate.id === schedule);
      const owed: Minor = (own && chargeOf(ended, termsOf(own), monthOf(period))?.net) ?? 0n;
      const beyond = BigInt(net) + BigInt(vat) - owed - atRate(owed, vat_bp) - BigInt(credits);
      return beyond > 0n ? [{ charge: id, amount: toDecimal(beyond) }] : [];
    });
}
