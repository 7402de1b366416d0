import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';

/** Local midnight, so many days after a date. */
export const midnight = (date: string, days: number) =>
  sql`((${date}::date + ${days}::int)::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE})`;
