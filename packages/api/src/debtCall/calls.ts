import { today } from '@rentsafe/domain/date';
import type { DebtCall, DebtCallNote, DebtCallPromise, DebtCallRow } from '@rentsafe/domain/debtCall';
import { type LeaseState, leaseOnceInForce } from '@rentsafe/domain/lease';
import type { PlainDate } from '@rentsafe/format/date';
import { toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { type Actor, type Changes, recordEvent } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError, wrongState } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { moneyJson, type StoredMoney, storedCurrencies, toMoney } from '../money/wire.ts';
import { readDebtor } from './debtors.ts';

type Row = Omit<DebtCall, 'amount'> & { amount: StoredMoney | null };

/** What was done about the debts of a lease, newest first. */
export async function listDebtCalls({
  db,
  scope: { id },
  page: { size, offset },
}: ListContext<BookRecord>): Promise<Listing<DebtCall>> {
  const matches = sql`FROM debt_calls d WHERE d.lease_id = ${id}`;
  const found = await rows<Row>(
    db,
    sql`SELECT d.id, d.kind, d.on_date::text AS "on", d.text,
          CASE WHEN d.amount IS NOT NULL THEN ${moneyJson(sql`d.amount`, sql`d.currency`)} END AS amount, d.by_on::text,
          (SELECT json_build_object('id', id, 'name', concat_ws(' ', first_name, last_name)) FROM users WHERE id = d.user_id)
            AS user
        ${matches} ORDER BY d.id DESC ${slice({ size, offset })}`,
  );
  const results = found.map((row) => ({ ...row, amount: row.amount && toMoney(row.amount) }));
  return { ...(await countMatches(db, matches)), results };
}

/** The day that was sent, or today. @throws HttpError 400 for one to come; 409 for a lease that never was in force. */
async function checkedDay(
  db: Db,
  { now }: Actor,
  { id }: BookRecord,
  on: PlainDate | null | undefined,
): Promise<PlainDate> {
  const [lease] = await rows<{ state: LeaseState }>(
    db,
    sql`SELECT state FROM leases WHERE id = ${id} FOR SHARE`,
  );
  if (lease && !leaseOnceInForce.includes(lease.state)) throw wrongState(lease.state);
  const day = on ?? today(now);
  checkPast({ day, field: 'on', now });
  return day;
}

const record = (db: Db, actor: Actor, { id, client_id: clientId }: BookRecord, changes: Changes) =>
  recordEvent(db, actor, { action: 'update', subject: { type: 'lease', id }, clientId, changes });

/** Notes a call, or a demand. @throws HttpError 400 for a day to come. */
export async function insertNote(
  db: Db,
  actor: Actor,
  lease: BookRecord,
  { kind, text, on }: DebtCallNote & { kind: 'note' | 'demand' },
): Promise<DebtCallRow> {
  const day = await checkedDay(db, actor, lease, on);
  await db.execute(sql`INSERT INTO debt_calls (client_id, lease_id, kind, on_date, text, user_id)
    VALUES (${lease.client_id}, ${lease.id}, ${kind}, ${day}, ${text}, ${actor.userId})`);
  await record(db, actor, lease, { [kind]: [null, text], on: [null, day] });
  return readDebtor(db, lease, actor.now);
}

/** @throws HttpError 400 for a day to come, or a promise for a day before it was made. */
export async function insertPromise(
  db: Db,
  actor: Actor,
  lease: BookRecord,
  { amount, by_on, text, on }: DebtCallPromise,
): Promise<DebtCallRow> {
  const day = await checkedDay(db, actor, lease, on);
  if (by_on < day) throw fieldError('by_on', `Not before ${day}.`);
  const currency = storedCurrencies[amount.currency];
  await db.execute(sql`INSERT INTO debt_calls (client_id, lease_id, kind, on_date, text, amount, currency, by_on, user_id)
    VALUES (${lease.client_id}, ${lease.id}, 'promise', ${day}, ${text || null}, ${String(toMinor(amount.amount))}, ${currency},
      ${by_on}, ${actor.userId})`);
  await record(db, actor, lease, { promise: [null, amount], by_on: [null, by_on], on: [null, day] });
  return readDebtor(db, lease, actor.now, currency);
}
