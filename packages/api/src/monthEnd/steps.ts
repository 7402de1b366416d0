import { type MonthEnd, type MonthEndKey, type MonthEndStep, monthEndKeys } from '@rentsafe/domain/monthEnd';
import { addMonths, firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { userJson } from '../book/userJson.ts';
import { unchargedIn } from '../charge/run.ts';
import { type Db, rows } from '../db/database.ts';
import { type StoredMoney, toMonies } from '../money/wire.ts';
import { unpaidIn } from './unpaid.ts';

type Found = Pick<MonthEndStep, 'open' | 'amount'>;

/** So many and what they come to, by currency: columns open, currency and minor. */
const summed = (found: readonly (StoredMoney & { open: number })[]): Found => ({
  open: found.reduce((sum, { open }) => sum + open, 0),
  amount: toMonies(found),
});

/** Receipts of which nobody knows the lease. */
const unidentified = async (db: Db, clientId: number, month: Month): Promise<Found> =>
  summed(
    await rows(
      db,
      sql`SELECT count(*)::int AS open, o.currency, sum(o.amount)::text AS minor
          FROM open_receipts o JOIN receipts r ON r.id = o.receipt_id
          WHERE o.client_id = ${clientId} AND o.lease_id IS NULL AND NOT o.reversed
            AND r.received_on <= ${lastDayOf(month)}::date GROUP BY o.currency`,
    ),
  );

/** Lines of the bank without a match, in or out. */
const unmatched = async (db: Db, clientId: number, month: Month): Promise<Found> =>
  summed(
    await rows(
      db,
      sql`SELECT count(*)::int AS open, l.currency, sum(abs(l.amount))::text AS minor
          FROM open_bank_lines l WHERE l.client_id = ${clientId} AND l.on_date < ${firstDayOf(addMonths(month, 1))}::date
          GROUP BY l.currency`,
    ),
  );

/** Accounts in use that were not found to agree with the bank on the last day of the month, or later: what they held by then. */
const unreconciled = async (db: Db, clientId: number, month: Month): Promise<Found> =>
  summed(
    await rows(
      db,
      sql`SELECT count(*)::int AS open, b.currency, coalesce(sum((
            SELECT sum(k.debits - k.credits - coalesce((SELECT sum(m.amount) FROM postings m
              WHERE m.account_id = a.id AND m.effective_on > ${lastDayOf(month)}::date), 0))
            FROM accounts a JOIN account_balances k ON k.account_id = a.id
            WHERE a.client_id = b.client_id AND a.kind = 'bank' AND a.bank_account_id = b.id)), 0)::text AS minor
          FROM bank_accounts b WHERE b.client_id = ${clientId} AND b.is_active AND NOT EXISTS (
            SELECT FROM reconciliations r WHERE r.bank_account_id = b.id AND r.on_date >= ${lastDayOf(month)}::date)
          GROUP BY b.currency`,
    ),
  );

/** Whether no bank statement was ever imported, and accounts at a bank are not reconciled without one. */
async function hasNoStatement(db: Db, clientId: number, month: Month): Promise<boolean> {
  const [found] = await rows<{ none: boolean }>(
    db,
    sql`SELECT NOT EXISTS (SELECT FROM bank_statements WHERE client_id = ${clientId})
          AND EXISTS (SELECT FROM bank_accounts b WHERE b.client_id = ${clientId} AND b.is_active AND b.kind <> 'cash'
            AND NOT EXISTS (SELECT FROM reconciliations r
              WHERE r.bank_account_id = b.id AND r.on_date >= ${lastDayOf(month)}::date)) AS none`,
  );
  return found?.none ?? false;
}

/** The lock that is in force, where it has the month. */
async function lockOf(db: Db, clientId: number, month: Month): Promise<MonthEnd['lock']> {
  const [lock] = await rows<Omit<NonNullable<MonthEnd['lock']>, 'at'> & { at: Date }>(
    db,
    sql`SELECT l.until_on::text, ${userJson(sql`l.user_id`)} AS user, l.at, l.open_steps AS open FROM period_locks l
        WHERE l.client_id = ${clientId} ORDER BY l.id DESC LIMIT 1`,
  );
  if (!lock || lock.until_on < lastDayOf(month)) return null;
  return { ...lock, at: new Date(lock.at).toISOString() };
}

const stateOf = (open: number, isWithoutStatement: boolean): MonthEndStep['state'] => {
  if (open > 0) return 'open';
  return isWithoutStatement ? 'no_statement' : 'done';
};

/** How far the end of a month has come. It posts nothing. */
export async function monthEndOf(db: Db, clientId: number, month: Month): Promise<MonthEnd> {
  const lock = await lockOf(db, clientId, month);
  const noStatement = await hasNoStatement(db, clientId, month);
  const found: Record<MonthEndKey, Found> = {
    charged: await unchargedIn(db, clientId, month),
    identified: await unidentified(db, clientId, month),
    matched: await unmatched(db, clientId, month),
    reconciled: await unreconciled(db, clientId, month),
    ...(await unpaidIn(db, clientId, month)),
    locked: { open: lock ? 0 : 1, amount: [] },
  };
  const steps = monthEndKeys.map((key) => {
    const state = stateOf(found[key].open, key === 'matched' && noStatement);
    return { key, done: state === 'done', state, ...found[key] };
  });
  return { month, steps, lock };
}
