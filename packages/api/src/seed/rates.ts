import { today } from '@rentsafe/domain/date';
import { addMonths, firstDayOf, monthOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertMany } from './insertMany.ts';
import { rateOf } from './payments.ts';
import { FIRST_ZIG_DAY } from './portfolioPlan.ts';

/** The first days of the months from that of ZiG on, up to a day. */
function firstDays(until: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let month = monthOf(FIRST_ZIG_DAY); firstDayOf(month) <= until; month = addMonths(month, 1)) {
    days.push(firstDayOf(month));
  }
  return days;
}

/** What a dollar was in ZiG, month by month: the rates at which tenants pay. Nothing where there are rates. */
export async function seedRates(db: Db, { clientId: client_id, now }: Actor): Promise<void> {
  const [any] = await rows(db, sql`SELECT 1 FROM rates WHERE client_id = ${client_id} LIMIT 1`);
  if (any) return;
  await insertMany(
    db,
    sql`rates`,
    firstDays(today(now)).map((on_date) => ({
      ...{ client_id, on_date, rate: rateOf(monthOf(on_date)) },
      source: 'Sample, no published rate',
    })),
  );
}
