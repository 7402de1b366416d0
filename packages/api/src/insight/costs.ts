import { openOrderStates } from '@rentsafe/domain/workOrder';
import { addMonths, firstDayOf, lastDayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { stateIn } from '../db/stateIn.ts';
import { billsOn } from '../ledger/bills.ts';
import type { RateOn } from '../tax/rates.ts';
import type { Known } from './money.ts';

type Day = Known & { as_at: PlainDate; stood: AsTheyStood };

/** The rate of a property in basis points, by the rules of a day; `vat` on it where the book is registered. */
export interface CommissionOn {
  /** Null for any that has no rule of its own. */
  (property: number | null): number;
  vat: (rateOn: RateOn) => number;
}

export async function commissionOn(db: Db, { clientId, as_at, stood }: Day): Promise<CommissionOn> {
  const rules = await rows<{ property_id: number | null; rate_bp: number }>(
    db,
    stood(sql`SELECT DISTINCT ON (property_id) property_id, rate_bp FROM commission_rules
        WHERE client_id = ${clientId} AND from_on <= ${as_at}::date ORDER BY property_id, from_on DESC, id DESC`),
  );
  const [book] = await rows<{ vat_registered: boolean }>(
    db,
    stood(sql`SELECT vat_registered FROM books WHERE client_id = ${clientId}`),
  );
  const rates = new Map(rules.map(({ property_id, rate_bp }) => [property_id, rate_bp]));
  const rate = (property: number | null) => rates.get(property) ?? rates.get(null) ?? 0;
  const vat = (rateOn: RateOn) => (book?.vat_registered ? rateOn('vat', as_at) : 0);
  return Object.assign(rate, { vat });
}

const byMonth = (found: readonly { month: Month; minor: string }[]) =>
  new Map(found.map(({ month, minor }) => [month, BigInt(minor)]));

/** What bills leave open at the end of a day, by the month in which they fall due; what is overdue falls into the first. */
export const openBills = async (db: Db, { clientId, currency, ...asKnown }: Day, first: Month) =>
  byMonth(
    await rows(
      db,
      sql`SELECT to_char(greatest(b.due_on, ${firstDayOf(first)}::date), 'YYYY-MM') AS month, sum(b.open)::text AS minor
          FROM (${billsOn(clientId, asKnown)}) b WHERE b.currency = ${currency} GROUP BY 1`,
    ),
  );

/** Days and months of a recurrence, in SQL, of the schedule `s`. */
const step = sql`CASE s.every_unit WHEN 'week' THEN make_interval(weeks => s.every_count)
  WHEN 'month' THEN make_interval(months => s.every_count) ELSE make_interval(years => s.every_count) END`;

/** What the orders that schedules plan are estimated at, by the month in which they are due. What is closed has its bill. */
export async function plannedOrders(
  db: Db,
  { clientId, currency, stood }: Day,
  first: Month,
  months: number,
) {
  const [from, to] = [firstDayOf(first), lastDayOf(addMonths(first, months - 1))];
  return byMonth(
    await rows(
      db,
      stood(sql`SELECT to_char(due.on, 'YYYY-MM') AS month, sum(CASE WHEN o.id IS NULL THEN s.estimate ELSE o.estimate END)::text AS minor
          FROM maintenance_schedules s
            CROSS JOIN LATERAL generate_series(0, greatest(0, ${to}::date - s.from_on) / 7) n
            CROSS JOIN LATERAL (SELECT (s.from_on + n * ${step})::date AS on) due
            LEFT JOIN work_orders o ON o.schedule_id = s.id AND o.due_on = due.on
          WHERE s.client_id = ${clientId} AND due.on BETWEEN ${from}::date AND ${to}::date AND (s.to_on IS NULL OR due.on <= s.to_on)
            AND CASE WHEN o.id IS NULL THEN s.is_active AND s.currency = ${currency} AND s.estimate IS NOT NULL
                ELSE ${stateIn('o.state', openOrderStates)} AND coalesce(o.estimate_currency, o.currency) = ${currency}
                  AND o.estimate IS NOT NULL END
          GROUP BY 1`),
    ),
  );
}
