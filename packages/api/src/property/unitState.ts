import { leaseInForce } from '@rentsafe/domain/lease';
import { type SQL, sql } from 'drizzle-orm';
import { stateIn } from '../db/stateIn.ts';

/** Whether the lease `le` is in force on a day, in SQL; of a unit at most one is. */
export const isLetOn = (day: string): SQL =>
  sql`${stateIn('le.state', leaseInForce)} AND le.during @> ${day}::date`;

/** Whether a unit is let, closed or neither on a day, in SQL, of the row `u` of `units`. */
export const unitState = (day: string): SQL => sql`CASE
  WHEN EXISTS (SELECT FROM leases le WHERE le.unit_id = u.id AND ${isLetOn(day)}) THEN 'occupied'
  WHEN EXISTS (SELECT FROM unit_closures k WHERE k.unit_id = u.id AND k.during @> ${day}::date) THEN 'maintenance'
  ELSE 'vacant' END`;
