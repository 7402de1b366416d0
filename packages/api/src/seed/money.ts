import { BUSINESS_TIME_ZONE } from '@rentsafe/domain/date';
import { addMonths, firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertBankAccount } from '../bankAccount/repository.ts';
import { readBook, updateBook } from '../book/repository.ts';
import { executeRun } from '../charge/run.ts';
import { insertRule } from '../commission/rules.ts';
import { type Db, rows } from '../db/database.ts';
import { leaseTaker } from '../lease/steps.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { isSample } from './own.ts';
import type { Banks } from './receive.ts';

/** The accounts of a book, in dollars and ZiG, and what its owner charges, made where there are none. */
export async function banksOf(db: Db, actor: Actor): Promise<Banks> {
  const { clientId } = actor;
  const find = async () => {
    const found = await rows<{ id: number; currency: StoredCurrency }>(
      db,
      sql`SELECT min(id)::int AS id, currency FROM bank_accounts WHERE client_id = ${clientId} GROUP BY currency`,
    );
    return Object.fromEntries(found.map(({ id, currency }) => [currency, id])) as Banks;
  };
  const found = await find();
  if (found.USD) return found;
  const { version } = await readBook(db, clientId);
  await updateBook(db, actor, clientId, { version, vat_registered: true });
  // The samples are no history that somebody typed. By the clock of the database, which says when entries were recorded.
  await db.execute(
    sql`UPDATE books SET verified_on = (now() AT TIME ZONE ${BUSINESS_TIME_ZONE})::date WHERE client_id = ${clientId}`,
  );
  await insertRule(db, actor, clientId, { from_on: '2015-01-01', rate: '10' });
  const account = { kind: 'bank', bank_name: 'CBZ' } as const;
  const named = { USD: 'Trust account', ZIG: 'Trust account ZiG' };
  // Forms offer the newest account first: that in dollars.
  for (const [nth, currency] of (['ZIG', 'USD'] as const).entries()) {
    const number = `011203456700${10 * clientId + nth + 2}`;
    await insertBankAccount(db, actor, clientId, { ...account, name: named[currency], number, currency });
  }
  return find();
}

interface Late {
  id: number;
  schedule: number;
  /** What the rent is, in minor units. */
  rent: string;
}

/** Extends the lease that ended in the middle of last month, for a year and with a higher rent. */
async function extendLate(db: Db, actor: Actor, month: Month): Promise<void> {
  const last = addMonths(month, -1);
  const [lease] = await rows<Late>(
    db,
    sql`SELECT le.id, cs.id AS schedule, s.amount::text AS rent
        FROM leases le JOIN charge_schedules cs ON cs.lease_id = le.id AND cs.type = 'rent'
        JOIN schedule_steps s ON s.schedule_id = cs.id
        WHERE le.client_id = ${actor.clientId} AND le.state = 'active' AND le.to_on < ${lastDayOf(last)}::date
          AND ${isSample('le', actor)}
        ORDER BY le.id, s.from_on DESC LIMIT 1`,
  );
  if (!lease) return;
  const { id, schedule, rent } = lease;
  const step = { schedule, from_on: firstDayOf(month), amount: toDecimal(BigInt(rent) + 2_500n) };
  const body = { to_on: lastDayOf(addMonths(month, 11)), steps: [step] };
  const record = { id, client_id: actor.clientId };
  await leaseTaker.take('extend', { db, actor, body, level: 'user' }, record);
}

/** Charges the sample leases for a month; before the last one the rest of the month before, of a lease that is extended late. */
export async function chargeMonth(
  db: Db,
  actor: Actor,
  { month, isFirst, isLast }: { month: Month; isFirst: boolean; isLast: boolean },
): Promise<void> {
  const samples = isSample('le', actor);
  if (isLast) {
    await extendLate(db, actor, month);
    // What the rest of last month costs that lease.
    if (!isFirst) await executeRun(db, actor, actor.clientId, addMonths(month, -1), samples);
  }
  await executeRun(db, actor, actor.clientId, month, samples);
}
