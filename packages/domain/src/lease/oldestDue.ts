import type { PlainDate } from '@rentsafe/format/date';
import type { LeaseRow } from './schema.ts';

/** The day since which a lease owes something, in any currency; undefined where it owes nothing. */
export const oldestDue = (balances: LeaseRow['balances']): PlainDate | undefined =>
  balances.flatMap(({ oldest_due_on }) => oldest_due_on ?? []).sort()[0];
