import type { Lease } from '@rentsafe/domain/lease';
import { allocateInOrder, chargeOf, type ScheduleTerms } from '@rentsafe/domain/ledger';
import { monthOf, type PlainDate } from '@rentsafe/format/date';
import { atRate, toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { credited } from '../ledger/credited.ts';

/** What a schedule has charged for a period, or for the rest of it. */
export interface Charged {
  id: number;
  schedule: number;
  period: PlainDate;
  charged_on: PlainDate;
  /** The last day that it covers. */
  until_on: PlainDate;
  due_on: PlainDate;
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
    sql`SELECT c.id, c.schedule_id AS schedule, c.period::text, c.charged_on::text, c.until_on::text, c.due_on::text,
          c.net::text, c.vat::text, c.vat_bp, ${credited}::text AS credited
        FROM charges c WHERE c.lease_id = ${lease} AND c.schedule_id IS NOT NULL ORDER BY c.period, c.part, c.id`,
  );

export const termsOf = ({ every, steps }: Lease['schedules'][number]): ScheduleTerms => ({
  every,
  steps: steps.map(({ from_on, amount }) => ({ from_on, amount: toMinor(amount) })),
});

/** What the charges of a period are for where the terms come to `net`: the oldest first, and no more than each came to. */
export const spreadOver = (charged: readonly Charged[], net: bigint) =>
  allocateInOrder(
    charged.map((charge) => ({ charge, open: BigInt(charge.net) })),
    net,
  );

/** What was charged for days after the end of a lease and not credited, charge by charge. */
export function chargedBeyond(
  lease: Lease,
  end: PlainDate,
  charged: readonly Charged[],
): { charge: number; amount: string }[] {
  const ended = { ...lease, to_on: end };
  return charged
    .filter(({ until_on }) => until_on > end)
    .flatMap((charge) => {
      const { id, schedule, period, net, vat, vat_bp, credited: credits } = charge;
      const own = lease.schedules.find((candidate) => candidate.id === schedule);
      const terms = own && chargeOf(ended, termsOf(own), monthOf(period));
      const parts = charged.filter((part) => part.schedule === schedule && part.period === period);
      const owed = spreadOver(parts, terms?.net ?? 0n).find((part) => part.charge === charge)?.amount ?? 0n;
      const beyond = BigInt(net) + BigInt(vat) - owed - atRate(owed, vat_bp) - BigInt(credits);
      return beyond > 0n ? [{ charge: id, amount: toDecimal(beyond) }] : [];
    });
}
